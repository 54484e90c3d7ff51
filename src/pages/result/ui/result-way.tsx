import type { Result } from '#domain/result'
import { useSubjects } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'

/** The way to a result: from the list of one’s own, or from its subject where it has one. `isInside`: the page lies below the result itself. */
export function ResultWay({ result, isInside = false }: { result: Result; isInside?: boolean }) {
  const subjects = useSubjects()
  const title = subjects.state === 'ready' ? subjects.found.subjects.find(({ id }) => id === result.subject)?.title : undefined
  const address = addresses.result.to({ subject: result.subject, surveyId: result.id })
  return (
    <Breadcrumbs
      way={[
        { title: 'Мої результати', to: addresses.me.to() },
        ...(title === undefined ? [] : [{ title, to: addresses.subject.to({ subject: result.subject }) }]),
        ...(isInside ? [{ title: <ForeignTitle text={result.title} lang={langIn(result.items)} />, to: address }] : []),
      ]}
    />
  )
}
