import * as v from 'valibot'
import { routeNames } from './route-names.ts'

/**
 * What browsers measure, with the upper edges of its groups: milliseconds, for CLS thousandths. `good` and `poor` are limits of web.dev.
 * `outbox`: how long the oldest fact has waited.
 */
export const measures = {
  LCP: { edges: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000], good: 2500, poor: 4000 },
  INP: { edges: [50, 100, 150, 200, 300, 400, 500, 1000, 2000], good: 200, poor: 500 },
  CLS: { edges: [10, 25, 50, 100, 150, 250, 500, 1000], good: 100, poor: 250 },
  FCP: { edges: [500, 1000, 1500, 1800, 2400, 3000, 5000, 10_000], good: 1800, poor: 3000 },
  TTFB: { edges: [100, 200, 400, 800, 1200, 1800, 3000, 6000], good: 800, poor: 1800 },
  outbox: { edges: [0, 1000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000, 604_800_000], good: 60_000, poor: 3_600_000 },
} as const
export const measureNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'outbox'] as const
export type Measure = (typeof measureNames)[number]

/** The group that a value belongs to. */
export function groupOf(measure: Measure, value: number): number {
  const { edges } = measures[measure]
  const found = edges.findIndex((edge) => value <= edge)
  return found === -1 ? edges.length : found
}

/** The upper edge under which three quarters of the visits lie; null where they go beyond the last edge, or nothing was counted. */
export function upperQuarter(measure: Measure, counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (const [group, edge] of measures[measure].edges.entries()) {
    sum += counts[group] ?? 0
    if (all > 0 && sum >= all * 0.75) return edge
  }
  return null
}

const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3_000_000_000)))

/** The report of one visit at its end: its first page, the build and the measures. It holds nothing of the visitor. */
export const vitalsReportSchema = v.object({
  route: v.picklist(routeNames),
  build: v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)),
  measured: v.object({ LCP: value, INP: value, CLS: value, FCP: value, TTFB: value, outbox: value }),
})
export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>

const place = { build: v.string(), route: v.string(), count: v.number() }

/**
 * The reports of browsers over the last `days`, added up: counts of the groups of each measure, and faults, by page and build. `builds`: the newest
 * first.
 */
export const operationsSchema = v.object({
  days: v.number(),
  builds: v.array(v.string()),
  measures: v.array(v.object({ ...place, measure: v.picklist(measureNames), counts: v.array(v.number()) })),
  faults: v.array(
    v.object({
      ...place,
      kind: v.string(),
      name: v.string(),
      message: v.string(),
      place: v.string(),
      isFatal: v.boolean(),
      lastDay: v.string(),
    }),
  ),
})
export type Operations = v.InferOutput<typeof operationsSchema>
export const operationsAnswerSchema = v.object({ data: v.object({ operations: operationsSchema }) })
