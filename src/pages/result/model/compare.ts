import type { Result } from '#domain/result'

type Pair = { points: number; max: number } | null
export type Comparison = {
  id: string
  title: string
  before: Pair
  now: Pair
  /** In percent of the points; null where one of them has none. */ change: number | null
}

/** Two results section by section, in the order of the later one. */
export function compareTopics(before: Result, now: Result): Comparison[] {
  const rows = new Map<string, Comparison>()
  for (const [result, side] of [
    [now, 'now'],
    [before, 'before'],
  ] as const) {
    for (const { topic, title, points, max } of result.byTopic) {
      const row = rows.get(topic) ?? { id: topic, title, before: null, now: null, change: null }
      rows.set(topic, { ...row, [side]: { points, max } })
    }
  }
  return [...rows.values()].map((row) => ({
    ...row,
    change: row.before && row.now ? Math.round(100 * (row.now.points / row.now.max - row.before.points / row.before.max)) : null,
  }))
}
