import type { Groups } from '#contract/group'
import { css } from 'styled-system/css'
import { groupAddress, leftToDo, readGroups, untilText } from '@/entities/group'
import { useSessionState } from '@/entities/session'
import { useLoad } from '@/shared/lib/load'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Icon } from '@/shared/ui/icon'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { RowLink } from '@/shared/ui/row-link'
import { Skeleton } from '@/shared/ui/skeleton'
import { worksheetsAddress } from '../../model/address'

/** Groups of this visitor, led and joined. A guest without any is told nothing. */
export function OwnGroups() {
  const holder = useSessionState((snapshot) => snapshot.context.tokens.token)
  return <OwnGroupsOf key={holder} isSignedIn={holder !== null} />
}

function OwnGroupsOf({ isSignedIn }: { isSignedIn: boolean }) {
  const groups = useLoad(readGroups)
  if (groups.state === 'ready' && groups.found.owned.length + groups.found.joined.length > 0) {
    return (
      <Panel title="Мої класи">
        <List groups={groups.found} />
      </Panel>
    )
  }
  if (!isSignedIn) return null
  return (
    <Panel title="Мої класи">
      {groups.state === 'loading' && <Skeleton shapes={['row']} />}
      {groups.state === 'failed' && <FailedNotice title="Ваші класи не завантажилися" answer={groups} />}
      {groups.state === 'ready' && <p>У вас ще немає класів. Відкрийте клас або введіть код запрошення нижче.</p>}
    </Panel>
  )
}

function List({ groups: { owned, joined, serverNow } }: { groups: Groups }) {
  const now = new Date(serverNow)
  return (
    <ul className={css({ display: 'grid' })}>
      {owned.map(({ id, title, used, seats, places, until, isOver, isClass }) => (
        <li key={id} className={line}>
          <RowLink href={groupAddress(id)} title={title} text={`Ваш клас · зайнято ${used} з ${isClass ? places : seats}`}>
            {isOver ? (
              <Chip tone="wrong">строк минув</Chip>
            ) : (
              <Chip>{isClass && seats === 0 ? 'клас без оплати' : `до ${untilText(until, now)}`}</Chip>
            )}
          </RowLink>
        </li>
      ))}
      {owned.length > 0 && (
        <li className={line}>
          <RowLink href={worksheetsAddress(null)} title="Мої роботи" text="Складені із завдань банку: для класу й на папір">
            <Icon name="arrow-right" />
          </RowLink>
        </li>
      )}
      {joined.map(({ id, title, ownerName, state, isOver, tasks, works }) => (
        <li key={id} className={line}>
          <RowLink
            href={groupAddress(id)}
            title={title}
            text={
              ownerName ? (
                <>
                  Веде <bdi>{ownerName}</bdi>
                </>
              ) : (
                'Без учителя'
              )
            }
          >
            {state === 'revoked' ? (
              <Chip tone="wrong">місце втрачено</Chip>
            ) : isOver ? (
              <Chip>строк минув</Chip>
            ) : (
              <Chip tone="pen">{waiting(leftToDo([{ id, tasks, works }]).length)}</Chip>
            )}
          </RowLink>
        </li>
      ))}
    </ul>
  )
}

const waiting = (count: number): string => (count === 0 ? 'усе здано' : `чекає завдань: ${count}`)

const line = css({ borderBottom: 'line', _last: { borderBottom: 'none' } })
