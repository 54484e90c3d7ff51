import { pageTitles } from '#contract/page-titles'
import { useLibrary } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { LibraryView } from './library-view'

type TheoryPageProps = { params: { subject: string; type: string } }

export function TheoryPage({ params: { subject, type } }: TheoryPageProps) {
  const answer = useLibrary(subject, type)
  const library = answer.state === 'ready' ? answer.found.library : null
  usePageTitle(library && pageTitles.library(library.title, library.subject.title))
  switch (answer.state) {
    case 'ready':
      return <LibraryView library={answer.found.library} notice={<StoredNotice storedAt={answer.storedAt} />} />
    case 'missing':
      return (
        <NearMatches
          title="Такого розділу теорії немає"

          parent={{ title: 'До предмета', to: addresses.subject.to({ subject }) }}
        />
      )
    case 'failed':
      return <FailedPage title="Теорія не завантажилася" failure="Не вдалося завантажити теорію" answer={answer} />
    case 'loading':
      return <LoadingPage shapes={['title', 'row', 'row', 'row', 'row']} />
  }
}
