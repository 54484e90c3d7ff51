import type { ChartArrow } from '../../chart/read-chart.ts'

/** The findings of one test file: how often a driver took each transition, or which mutants of a chart survived. */
export type CoveragePart =
  | { driver: string; hits: Record<string, Record<string, number>> }
  | { chart: string; made: number; alive: Record<string, string> }

/** By chart and transition the hits of each driver, and by chart the faults that survived, each with its reason. */
export type Coverage = {
  drivers: readonly string[]
  hits: Record<string, Record<string, Record<string, number>>>
  survivors: Record<string, Record<string, string>>
  faults: Record<string, number>
}

/** Puts together what all test files found out. A driver that came by twice has taken what it took both times. */
export function coverageOf(parts: readonly CoveragePart[]): Coverage {
  const coverage: Coverage = { drivers: [], hits: {}, survivors: {}, faults: {} }
  const drivers = new Set<string>()
  for (const part of parts) {
    if ('chart' in part) {
      coverage.survivors[part.chart] = { ...coverage.survivors[part.chart], ...part.alive }
      coverage.faults[part.chart] = (coverage.faults[part.chart] ?? 0) + part.made
      continue
    }
    drivers.add(part.driver)
    for (const [chart, hits] of Object.entries(part.hits))
      for (const [key, count] of Object.entries(hits)) {
        const byDriver = ((coverage.hits[chart] ??= {})[key] ??= {})
        byDriver[part.driver] = (byDriver[part.driver] ?? 0) + count
      }
  }
  return { ...coverage, drivers: [...drivers].toSorted() }
}

/** Faults of an arrow, or of a guard or an action that stands at it, by the names that they were given: `door.open door.shut 1: removed`. */
export function survivorsAt(arrow: ChartArrow, names: readonly string[]): string[] {
  const index = arrow.key.split(' | ').at(-1) ?? '0'
  return names.filter((name) => {
    const [at = '', what = ''] = name.split(/: (.*)/s)
    const ofPart = /^(?:guard|action) (\S+) /.exec(what)?.[1]
    if (ofPart !== undefined) return new RegExp(`\\b${ofPart}\\b`).test([arrow.guard, ...arrow.actions].join(' '))
    if (!at.startsWith(`${arrow.source} `)) return false
    const [, slot = '', first, second] = /^(.*?)(?: (\d+)(?: and (\d+))?)?$/.exec(at.slice(arrow.source.length + 1)) ?? []
    return isSlotOf(slot, arrow) && (first === undefined || first === index || second === index)
  })
}

/** A slot goes by its event, by `after` and the delay, by `always`, or by the actor and how it ended. */
function isSlotOf(slot: string, { kind, event }: ChartArrow): boolean {
  if (kind === 'always') return slot === 'always'
  if (kind === 'after') return event.startsWith(`xstate.${slot.replace(' ', '.')}.`)
  if (kind === 'event') return slot === event
  const end = slot.split(' ').at(-1)
  const ends: Record<string, string> = { onDone: 'xstate.done', onError: 'xstate.error', onSnapshot: 'xstate.snapshot' }
  return end !== undefined && ends[end] !== undefined && event.startsWith(ends[end])
}

/** Writes the note of an arrow: the hits of each driver in order, `0` for none, and `☠` for each fault that survived; a chart without counts has only the latter. */
export function noteOf(arrow: ChartArrow, chart: string, coverage: Coverage): string {
  const hits = coverage.hits[chart]?.[arrow.key]
  const survivors = survivorsAt(arrow, Object.keys(coverage.survivors[chart] ?? {}))
  const deaths = survivors.length === 0 ? '' : `☠${survivors.length > 1 ? survivors.length : ''}`
  if (!hits && !coverage.hits[chart]) return deaths
  const known = coverage.drivers.filter((driver) => hits && driver in hits)
  const counts = known.some((driver) => (hits?.[driver] ?? 0) > 0) ? known.map((driver) => hits?.[driver] ?? 0).join('·') : '0'
  return [counts, deaths].filter(Boolean).join(' ')
}
