import { countOf } from '@/entities/subject'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { addressOf } from '../../model/flashcard-location'
import type { Today } from '../../model/today'

/** What waits, and the one thing to press. */
export function DayStart({ today: { queue, count, minutes, shares } }: { today: Today }) {
  const parts = [
    { name: 'нові', count: queue.fresh.length },
    { name: 'повторення', count: queue.due.length },
    { name: 'у вивченні', count: queue.learning.length + queue.later.length },
  ].filter((part) => part.count > 0)
  return (
    <Panel>
      <div className="fc-start">
        <p className="fc-due">
          <span className="fc-due-count">{count}</span> {countOf(count, 'card').replace(/^\S+\s/, '')} на сьогодні
        </p>
        <ul className="fc-chips">
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
      <ul className="fc-shares">
        {shares.map((share) => (
          <li key={share.name} className="fc-share">
            <span>{share.name}</span>
            <span className="fc-number">{share.count}</span>
            <span className="fc-bar" aria-hidden>
              <span style={{ width: `${(100 * share.count) / count}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
