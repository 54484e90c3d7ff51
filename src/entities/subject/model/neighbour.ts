import type { ChemicalElement } from '#domain/element'
import type { PeriodicRow } from './periodic-table'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The next element in the direction of a key, over empty cells; at the end of a row and for any other key none. */
export function neighbour(rows: readonly PeriodicRow[], from: ChemicalElement, key: string): ChemicalElement | null {
  const start = rows.findIndex(({ cells }) => cells.includes(from))
  const row = rows[start]?.cells ?? []
  if (key === 'Home') return row.find((each) => each !== null) ?? null
  if (key === 'End') return row.findLast((each) => each !== null) ?? null
  const step = steps[key]
  if (!step) return null
  let [line, column] = [start + step[0], row.indexOf(from) + step[1]]
  while (rows[line] && column >= 0 && column < 18) {
    const next = rows[line]?.cells[column]
    if (next) return next
    line += step[0]
    column += step[1]
  }
  return null
}
