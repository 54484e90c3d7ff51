import { measures, upperQuarter, type Measure, type Operations } from '#contract/web-vitals'

/** `''` is all builds together. */
export type Sought = { build: string }
type Told = Operations['measures'][number]
export type Rating = 'good' | 'middling' | 'poor'
/** Three quarters of the visits were at `value` or below it; `isBeyond`: the value is the last edge, and they were above. */
export type Cell = { value: number; isBeyond: boolean; rating: Rating }
export type PageRow = { route: string; visits: number; cells: Partial<Record<Measure, Cell>> }

const of = (rows: readonly Told[], { build }: Sought) => rows.filter((row) => build === '' || row.build === build)
const sum = (rows: readonly Told[]): number[] =>
  rows.reduce<number[]>((counts, row) => row.counts.map((count, group) => count + (counts[group] ?? 0)), [])

/** One row for each page, the most visited first; `visits` is the largest number of visits that any measure was told of. */
export function pageRows({ measures: told }: Pick<Operations, 'measures'>, sought: Sought): PageRow[] {
  return [...Map.groupBy(of(told, sought), ({ route }) => route)]
    .map(([route, rows]) => {
      const byMeasure = [...Map.groupBy(rows, ({ measure }) => measure)]
      const counts = byMeasure.map(([, own]) => own.reduce((all, { count }) => all + count, 0))
      return {
        route,
        visits: Math.max(...counts),
        cells: Object.fromEntries(byMeasure.map(([name, own]) => [name, cellOf(name, sum(own))])),
      }
    })
    .toSorted((a, b) => b.visits - a.visits || (a.route < b.route ? -1 : 1))
}

function cellOf(name: Measure, counts: readonly number[]): Cell {
  const edge = upperQuarter(name, counts)
  const last = measures[name].edges.at(-1) ?? 0
  return { value: edge ?? last, isBeyond: edge === null, rating: ratingOf(name, edge) }
}

const ratingOf = (name: Measure, edge: number | null): Rating =>
  edge === null || edge > measures[name].poor ? 'poor' : edge > measures[name].good ? 'middling' : 'good'

/** Errors of a build, or of all, those met most often first; one that several builds have is one row each. */
export const faultRows = ({ faults }: Pick<Operations, 'faults'>, { build }: Sought): Operations['faults'] =>
  faults.filter((fault) => build === '' || fault.build === build)
