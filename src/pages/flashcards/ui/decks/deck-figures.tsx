import { numberFormatter } from '#domain/formatters'
import { decksLook } from 'styled-system/recipes'
import type { DeckCounts } from '../../model/deck-counts'

const look = decksLook()

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 0 })

/** The deck in numbers. */
export function DeckFigures({ counts }: { counts: DeckCounts }) {
  const figures = [
    { name: 'Нові', value: counts.fresh },
    { name: 'У вивченні', value: counts.learning },
    { name: 'Вивчені', value: counts.known },
    { name: 'На сьогодні', value: counts.today },
    { name: 'Відкладені', value: counts.off },
    { name: 'Пригадано за місяць', value: counts.retention === null ? '—' : percent(counts.retention) },
  ]
  return (
    <dl className={look.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={look.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
