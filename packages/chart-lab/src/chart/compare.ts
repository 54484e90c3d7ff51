import type { Chart, ChartArrow, ChartState } from './read-chart.ts'

/** The difference between two versions of a chart: ids of states and keys of arrows that are new, removed or changed. */
export type ChartChange = {
  id: string
  states: { added: string[]; removed: string[]; changed: string[] }
  arrows: { added: string[]; removed: string[]; changed: string[] }
}

/** Compares two versions of a chart; either may be missing. Nothing where they are drawn alike. */
export function compareCharts(before: Chart | undefined, after: Chart | undefined): ChartChange | null {
  const id = (after ?? before)?.id ?? ''
  const states = sorted(before?.states ?? [], after?.states ?? [], (state: ChartState) => state.id)
  const arrows = sorted(before?.arrows ?? [], after?.arrows ?? [], (arrow: ChartArrow) => arrow.key)
  const isSame = [states, arrows].every((part) => Object.values(part).every((list) => list.length === 0))
  return isSame ? null : { id, states, arrows }
}

function sorted<Part>(before: readonly Part[], after: readonly Part[], nameOf: (part: Part) => string) {
  const [old, fresh] = [before, after].map((parts) => new Map(parts.map((part) => [nameOf(part), JSON.stringify(part)])))
  return {
    added: after.map(nameOf).filter((name) => !old?.has(name)),
    removed: before.map(nameOf).filter((name) => !fresh?.has(name)),
    changed: after.map(nameOf).filter((name) => old?.has(name) && old.get(name) !== fresh?.get(name)),
  }
}
