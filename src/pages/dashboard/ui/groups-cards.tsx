import { Link } from 'wouter'
import type { Groups } from '#contract/group'
import { css, cx } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { GroupTaskList, groupAddress, type Given } from '@/entities/group'
import { Panel } from '@/shared/ui/panel'

const look = boardLook()

type GroupsCardsProps = { owned: Groups['owned']; given: readonly Given[]; now: number }

/** The other tasks of a teacher and, for a teacher, the groups that wait. */
export const GroupsCards = ({ owned, given, now }: GroupsCardsProps) => (
  <>
    {given.length > 0 && (
      <Panel title="Завдання класу">
        <GroupTaskList given={given} now={now} />
      </Panel>
    )}
    {owned.length > 0 && (
      <Panel title="Класи, які ви ведете">
        <ul>
          {owned.map(({ id, title, used, seats, places, isClass, isOver }) => (
            <li key={id} className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })}>
              <Link href={groupAddress(id)} className={cx(look.link, css({ minWidth: 'target' }))}>
                {title}
              </Link>
              <span className={css({ display: 'flex', alignItems: 'center', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
                {isOver ? 'строк минув' : `учнів: ${used} з ${isClass ? places : seats}`}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    )}
  </>
)
