import { css } from 'styled-system/css'
import type { Condition, NearestPool } from '@/entities/practice'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'

const names: Record<Condition, string> = { topics: 'теми', forms: 'види завдань', difficulty: 'складність', only: 'які завдання' }

/** Shows why nothing fits, and the nearest set that does. */
export function NearestSet({ nearest, onTake }: { nearest: NearestPool; onTake: (nearest: NearestPool) => void }) {
  const dropped = nearest.dropped.map((condition) => names[condition]).join(', ')
  return (
    <div className={look}>
      <p>
        Під усі умови разом не підходить жодне завдання. Якщо зняти умову «{dropped}», підійде {countOf(nearest.count, 'task')}.
      </p>
      <Button variant="secondary" onClick={() => onTake(nearest)}>
        Зняти цю умову
      </Button>
    </div>
  )
}

const look = css({
  stack: '3',
  justifyItems: 'start',
  padding: '4',
  backgroundColor: 'markerWash',
  border: 'marker',
  borderRadius: 'sheet',
})
