import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'

type TestsWayProps = { subject: string; /** Null until it is known. */ title: string | null }

/** The way to the set-up of a test. */
export const TestsWay = ({ subject, title }: TestsWayProps) => (
  <Breadcrumbs
    way={[
      { title: 'Предмети', to: addresses.subjects.to() },
      ...(title === null ? [] : [{ title, to: addresses.subject.to({ subject }) }]),
    ]}
  />
)
