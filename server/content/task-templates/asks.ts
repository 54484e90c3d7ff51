import { hashNumber } from '#domain/hash-number'
import { seeded } from '#domain/random'
import { shuffled } from '../../base/shuffled.ts'
import { Unfit } from './draw-parameters.ts'
import type { Ask } from '../../store/tables/content.ts'
import type { FactRow } from '../ready-template.ts'
import { tableInstance, topicOfAsk } from './table-instance.ts'
import type { TableTemplate } from '../authoring/template-source.ts'

/** So many drawings show that a row has too few others near it. */
const attempts = 40

/**
 * The rows that a template can ask about, mixed so that neighbouring seeds are of different topics. Throws an error in Ukrainian where no
 * row is left.
 */
export function asksOf(template: TableTemplate, rows: readonly FactRow[]): Ask[] {
  const random = seeded(hashNumber(template.id))
  const { asked } = template.rows
  const askable = rows.filter((row) => (asked === undefined || asked.includes(row.group)) && canBeAsked(template, rows, row, random))
  if (askable.length === 0) throw new Error('за жодним рядком не скласти завдання')
  return shuffled(askable, random).map((row) => ({
    row: row.id,
    topic: topicOfAsk(template, row),
    difficulty: Math.max(-2, Math.min(2, Math.round((template.difficulty + row.harder) * 100) / 100)),
  }))
}

function canBeAsked(template: TableTemplate, rows: readonly FactRow[], row: FactRow, random: () => number): boolean {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      tableInstance(template, rows, row, random)
      return true
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
    }
  }
  return false
}
