import { cardsLook, todayLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { addressOf } from '../../model/flashcard-location'
import type { Today } from '../../model/today'

const todayParts = todayLook()
const cardsParts = cardsLook()

/** The cards that wait, and the one thing to press. */
export function DayStart({ today: { queue, count, minutes, shares } }: { today: Today }) {
  const parts = [
    { name: 'нові', count: queue.fresh.length },
    { name: 'повторення', count: queue.due.length },
    { name: 'у вивченні', count: queue.learning.length + queue.later.length },
  ].filter((part) => part.count > 0)
  return (
    <Panel>
      <div className={todayParts.start}>
        <p className={todayParts.due}>
          <span className={todayParts.dueCount}>{count}</span> {countOf(count, 'card').replace(/^\S+\s/, '')} на сьогодні
        </p>
        <ul className={cardsParts.chips}>
          {parts.map((part) => (
            <li key={part.name}>
              <Chip>
                {part.name}: {part.count}
              </Chip>
            </li>
          ))}
        </ul>
        <ButtonLink size="large" href={addressOf({ review: 'today' })}>
          Почати (≈ {minutes} хв)
        </ButtonLink>
      </div>
      <ul className={todayParts.shares}>
        {shares.map((share) => (
          <li key={share.name} className={todayParts.share}>
            <span>{share.name}</span>
            <span className={cardsParts.number}>{share.count}</span>
            <span className={todayParts.bar} aria-hidden>
              <span style={{ width: `${(100 * share.count) / count}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
