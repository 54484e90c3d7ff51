import { subjectWay } from '@/entities/subject'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'

type TestsWayProps = { subject: string; /** Null until it is known. */ title: string | null }

/** The way to the set-up of a test. */
export const TestsWay = ({ subject, title }: TestsWayProps) => (
  <Breadcrumbs way={subjectWay(title === null ? undefined : { id: subject, title })} />
)
