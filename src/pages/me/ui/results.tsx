import { useState } from 'react'
import { surveysAnswerSchema } from '#contract/survey'
import { useSubjects } from '@/entities/subject'
import { ResultList } from '@/entities/survey'
import { useOwnAnswer } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'

const latest = 5

/** Finished tests, the latest first, and all of them on demand. */
export function Results() {
  const surveys = useOwnAnswer('v3/surveys', surveysAnswerSchema)
  const subjects = useSubjects()
  const [isAll, setAll] = useState(false)
  const names = subjects.state === 'ready' ? Object.fromEntries(subjects.found.subjects.map(({ id, title }) => [id, title])) : {}
  const finished = surveys.state === 'ready' ? surveys.found.surveys.filter(({ clock }) => clock.finishedAt !== null) : []
  return (
    <Panel title="Мої результати">
      {surveys.state === 'loading' && <Skeleton shapes={['row', 'row', 'row']} />}
      {surveys.state === 'failed' && <FailedNotice title="Не вдалося завантажити результати" answer={surveys} />}
      {surveys.state === 'ready' && finished.length === 0 && (
        <EmptyState
          title="Ще немає жодного результату"
          action={
            <ButtonLink variant="secondary" href={addresses.subjects.to()}>
              Обрати предмет
            </ButtonLink>
          }
        >
          Тут буде кожен завершений тест: бали, розбір і порівняння з попередніми.
        </EmptyState>
      )}
      {finished.length > 0 && <ResultList surveys={isAll ? finished : finished.slice(0, latest)} subjects={names} />}
      {finished.length > latest && (
        <Button variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? `Лише останні ${latest}` : `Усі результати (${finished.length})`}
        </Button>
      )}
    </Panel>
  )
}
