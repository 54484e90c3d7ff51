import type { Blueprint } from '../../store/tables/content.ts'
import type { SubjectBody } from '../../content/subject.ts'

/** The share of a section; an error where nobody wrote it, since 0 would be a guess. */
export function weightIn(weights: Readonly<Record<string, number>>, section: string): number {
  const weight = weights[section]
  if (weight === undefined) throw new Error(`розділ ${section} без частки`)
  return weight
}

type Row = { body: Pick<SubjectBody, 'topics' | 'tasks'>; weights: Readonly<Record<string, number>>; blueprint: Blueprint }

/**
 * Computes the average share of each topic in the points of a paper, by its blueprint: what a number may ask of, it asks by the weight of the
 * section.
 */
export function sharesOf({ body, weights, blueprint }: Row): Record<string, number> {
  const own = new Map(
    body.topics.flatMap(({ id, children }) => {
      const topics = children.length > 0 ? children : [{ id }]
      return topics.map((topic) => [topic.id, weightIn(weights, id) / topics.length] as const)
    }),
  )
  const points = new Map<string, number>()
  for (const { from, to, points: each, wants } of blueprint) {
    const seen = wants.reduce((sum, want) => sum + want.seen, 0)
    for (const want of wants) {
      const known = want.topics.filter((topic) => own.has(topic))
      const weight = known.reduce((sum, topic) => sum + (own.get(topic) ?? 0), 0)
      for (const topic of known) {
        const part = weight > 0 ? (own.get(topic) ?? 0) / weight : 1 / known.length
        points.set(topic, (points.get(topic) ?? 0) + (to - from + 1) * each * (want.seen / seen) * part)
      }
    }
  }
  if (points.size === 0) return Object.fromEntries(own)
  const total = [...points.values()].reduce((sum, each) => sum + each, 0)
  return Object.fromEntries([...own.keys()].map((topic) => [topic, Math.round((1e4 * (points.get(topic) ?? 0)) / total) / 1e4]))
}

/** Computes the intended difficulty of each number of a paper, in hundredths. */
export const difficultiesOf = ({ body, blueprint }: Pick<Row, 'body' | 'blueprint'>): number[] =>
  Array.from({ length: body.tasks }, (_, index) => {
    const slot = blueprint.find(({ from, to }) => from <= index + 1 && index + 1 <= to)
    return slot ? Math.round((slot.difficulty[0] + slot.difficulty[1]) / 2) : 0
  })
