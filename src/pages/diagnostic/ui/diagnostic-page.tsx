import { useSubject } from '@/entities/subject'
import { NearMatches } from '@/features/find'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { Diagnostic } from './diagnostic'
import { SubjectChoice } from './subject-choice'

/** A first look at what one knows: the subject, then a task at a time, then where to begin. */
export function DiagnosticPage({ params }: { params: { subject?: string | undefined } }) {
  return params.subject === undefined ? (
    <Page title="Діагностика" lead="Обери предмет. Далі буде до 12 завдань: від легких до складніших." width="text">
      <SubjectChoice />
    </Page>
  ) : (
    <OfSubject key={params.subject} id={params.subject} />
  )
}

function OfSubject({ id }: { id: string }) {
  const subject = useSubject(id)
  if (subject.state === 'missing')
    return <NearMatches title="Такого предмета немає" parent={{ title: 'Діагностика', to: addresses.diagnostic.to() }} />
  const title = subject.state === 'ready' ? `Діагностика: ${subject.found.subject.title}` : 'Діагностика'
  return (
    <Page title={title} width="text">
      <Diagnostic subject={id} />
    </Page>
  )
}
