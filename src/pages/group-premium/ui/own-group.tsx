import { useSessionState } from '@/entities/session'
import { latestGroup, readGroups } from '@/entities/group'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { GivenPaper } from './member/given-paper'
import { MemberPage } from './member/member-page'
import { OwnerPage } from './owner/owner-page'

type OwnGroupProps = { id: string; /** The paper to be set up. */ task: string | null }

/** One group: of who leads it, or of who holds a seat in it. */
export function OwnGroup({ id, task }: OwnGroupProps) {
  usePageTitle('Моя група')
  const holder = useSessionState((snapshot) => snapshot.context.tokens.token)
  return <OwnGroupOf key={holder} id={id} task={task} />
}

function OwnGroupOf({ id, task }: OwnGroupProps) {
  const groups = useLoad(readGroups)
  if (groups.state !== 'ready') {
    return (
      <Page title={groups.state === 'failed' ? 'Група не завантажилася' : <span aria-hidden="true">&nbsp;</span>}>
        {groups.state === 'failed' ? (
          <FailedNotice title="Не вдалося завантажити групу" answer={groups} />
        ) : (
          <Skeleton shapes={['block', 'row', 'row']} />
        )}
      </Page>
    )
  }
  const owned = id === latestGroup ? groups.found.owned.at(-1) : groups.found.owned.find((group) => group.id === id)
  if (owned) return <OwnerPage id={owned.id} />
  const membership = groups.found.joined.find((group) => group.id === id)
  const given = membership?.tasks.find((each) => each.id === task)
  if (membership && given) return <GivenPaper membership={membership} task={given} now={Date.parse(groups.found.serverNow)} />
  if (membership) return <MemberPage membership={membership} serverNow={groups.found.serverNow} />
  return (
    <Page title="Такої групи немає">
      <EmptyState
        title="Групу бачать лише її власник і учасники"
        action={
          <ButtonLink variant="secondary" href={addresses.groupPremium.to()}>
            До моїх груп
          </ButtonLink>
        }
      >
        Можливо, треба ввійти в інший акаунт або приєднатися за кодом запрошення.
      </EmptyState>
    </Page>
  )
}
