import type { Part } from './parts.ts'

type Row = { drivers: Map<string, [taken: number, all: number]>; made: number; alive: Record<string, string> }

/**
 * The table of what the tests of models found out: charts × drivers × transitions taken × faulty copies found, then every fault that nobody
 * found, with its reason.
 */
export function modelTable(parts: readonly Part[]): string {
  const rows = rowsOf(parts)
  const drivers = [...new Set([...rows.values()].flatMap((row) => [...row.drivers.keys()]))].toSorted()
  const header = ['chart', ...drivers, 'faults found', 'share']
  const lines = [...rows.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([chart, row]) => [chart, ...drivers.map((driver) => fraction(row.drivers.get(driver))), ...found(row.made, alive(row))])
  const made = sum([...rows.values()].map((row) => row.made))
  const all = ['all', ...drivers.map((driver) => fraction(total([...rows.values()].map((row) => row.drivers.get(driver)))))]
  const table = aligned([header, ...lines, [...all, ...found(made, sum([...rows.values()].map(alive)))]])
  const reasons = [...rows.values()].flatMap((row) => Object.entries(row.alive)).map(([name, reason]) => `  ${name}\n    ${reason}`)
  return [table, '', `Faults that nobody can see: ${reasons.length}`, ...reasons].join('\n')
}

/** The share of faulty copies that were found, over all charts; 1 where none were made. */
export function shareFound(parts: readonly Part[]): number {
  const made = parts.reduce((all, part) => all + ('chart' in part ? part.made : 0), 0)
  const left = parts.reduce((all, part) => all + ('chart' in part ? Object.keys(part.alive).length : 0), 0)
  return made === 0 ? 1 : (made - left) / made
}

function rowsOf(parts: readonly Part[]): Map<string, Row> {
  const rows = new Map<string, Row>()
  const rowOf = (chart: string): Row => {
    const row = rows.get(chart) ?? { drivers: new Map(), made: 0, alive: {} }
    rows.set(chart, row)
    return row
  }
  for (const part of parts) {
    if ('chart' in part) Object.assign(rowOf(part.chart), { made: part.made, alive: part.alive })
    else
      for (const [chart, hits] of Object.entries(part.hits)) {
        const taken = Object.values(hits).filter((count) => count > 0).length
        rowOf(chart).drivers.set(part.driver, [taken, Object.keys(hits).length])
      }
  }
  return rows
}

const alive = (row: Row): number => Object.keys(row.alive).length
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const fraction = (pair: readonly [number, number] | undefined): string => (pair ? `${pair[0]} of ${pair[1]}` : '–')
const total = (pairs: readonly (readonly [number, number] | undefined)[]): [number, number] => [
  sum(pairs.map((pair) => pair?.[0] ?? 0)),
  sum(pairs.map((pair) => pair?.[1] ?? 0)),
]
const found = (made: number, left: number): string[] =>
  made === 0 ? ['–', '–'] : [`${made - left} of ${made}`, `${(((made - left) / made) * 100).toFixed(1)} %`]

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
