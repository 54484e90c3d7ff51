import { pageTitles } from '#contract/page-titles'
import { useLibrary } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { KeptNotice } from '@/shared/ui/kept-notice'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { LibraryView } from './library-view'

type TheoryPageProps = { params: { subject: string; type: string } }

export function TheoryPage({ params: { subject, type } }: TheoryPageProps) {
  const answer = useLibrary(subject, type)
  const library = answer.state === 'ready' ? answer.found.library : null
  usePageTitle(library && pageTitles.library(library.title, library.subject.title))
  switch (answer.state) {
    case 'ready':
      return <LibraryView library={answer.found.library} notice={<KeptNotice keptAt={answer.keptAt} />} />
    case 'missing':
      return (
        <NearMatches
          title="Такого розділу теорії немає"

          parent={{ title: 'До предмета', to: addresses.subject.to({ subject }) }}
        />
      )
    case 'failed':
      return (
        <Page title="Теорія не завантажилася">
          <ProblemNotice title="Не вдалося завантажити теорію" onRetry={answer.retry}>
            {problemText(answer.problem.detail)}
          </ProblemNotice>
        </Page>
      )
    case 'loading':
      return (
        <Page title={<span aria-hidden="true">&nbsp;</span>}>
          <Skeleton shapes={['title', 'row', 'row', 'row', 'row']} />
        </Page>
      )
  }
}
