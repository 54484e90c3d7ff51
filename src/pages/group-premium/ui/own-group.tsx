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
import type { ClassView } from '../model/address'
import { GivenPaper } from './member/given-paper'
import { MemberPage } from './member/member-page'
import { OwnerPage } from './owner/owner-page'

type OwnGroupProps = {
  id: string
  /** The paper to be set up, or whose answers the owner looks at. */
  task: string | null
  /** The part of the page of its owner. */
  view: ClassView | null
}

/** One group: of who leads it, or of who holds a seat in it. */
export function OwnGroup({ id, ...shown }: OwnGroupProps) {
  usePageTitle('Мій клас')
  const holder = useSessionState((snapshot) => snapshot.context.tokens.token)
  return <OwnGroupOf key={holder} id={id} {...shown} />
}

function OwnGroupOf({ id, task, view }: OwnGroupProps) {
  const groups = useLoad(readGroups)
  if (groups.state !== 'ready') {
    return (
      <Page title={groups.state === 'failed' ? 'Клас не завантажився' : <span aria-hidden="true">&nbsp;</span>}>
        {groups.state === 'failed' ? (
          <FailedNotice title="Не вдалося завантажити клас" answer={groups} />
        ) : (
          <Skeleton shapes={['block', 'row', 'row']} />
        )}
      </Page>
    )
  }
  const owned = id === latestGroup ? groups.found.owned.at(-1) : groups.found.owned.find((group) => group.id === id)
  if (owned) return <OwnerPage id={owned.id} view={view} task={task} />
  const membership = groups.found.joined.find((group) => group.id === id)
  const given = membership?.tasks.find((each) => each.id === task)
  if (membership && given) return <GivenPaper membership={membership} task={given} now={Date.parse(groups.found.serverNow)} />
  if (membership) return <MemberPage membership={membership} serverNow={groups.found.serverNow} />
  return (
    <Page title="Такого класу немає">
      <EmptyState
        title="Клас бачать лише його вчитель і учні"
        action={
          <ButtonLink variant="secondary" href={addresses.groupPremium.to()}>
            До моїх класів
          </ButtonLink>
        }
      >
        Можливо, треба ввійти в інший акаунт або приєднатися за кодом запрошення.
      </EmptyState>
    </Page>
  )
}
