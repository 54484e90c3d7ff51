import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { mostSeedOf } from '../../server/content/task-templates/seeds.ts'

/** The findings over all instances of a template: misleading cases, and how often each option is the key. */
export type TemplateFindings = { ready: ReadyTemplate; complaints: string[]; keys: ReadonlyMap<string, number> }

/** A key that stands at one place in more of the instances is found by who has seen a few of them. */
const mostAtOnePosition = 0.8
/** Points of a hundred that the best place may gain over chance among the templates of a subject. */
const budget = 3
/** Of fewer templates the figure is chance: 200 instances of one err by 3 points of a hundred, 800 of four by 1.5. */
const fewest = 4

/** A template whose key hardly ever moves; `keys` counts the places among all instances. */
export function fixedKeyComplaints({ template, asks }: ReadyTemplate, keys: ReadonlyMap<string, number>): string[] {
  if (template.form !== 'single') return []
  const most = mostSeedOf(asks)
  return [...keys].flatMap(([letter, count]) =>
    count > mostAtOnePosition * most
      ? [`ключ стоїть на місці ${letter} у ${count} із ${most}: додай помилок по обидва боки від нього`]
      : [],
  )
}

type Positions = { subject: string; templates: number; counts: number[] }

/** Counts how often the key of single choices stands at each position among all their instances, by subject and number of options. */
function keyPositions(looked: readonly TemplateFindings[]): Positions[] {
  const single = looked.filter(({ keys }) => keys.size > 0)
  return [...Map.groupBy(single, ({ ready, keys }) => `${ready.subject}, варіантів ${keys.size}`)].map(([subject, own]) => ({
    subject,
    templates: own.length,
    counts: [...(own[0]?.keys.keys() ?? [])].map((id) => own.reduce((sum, { keys }) => sum + (keys.get(id) ?? 0), 0)),
  }))
}

const gainOf = ({ counts }: Positions): number => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (100 * (Math.max(...counts) * counts.length - all)) / Math.max(1, all * counts.length)
}

export const keyPositionReport = (looked: readonly TemplateFindings[]): string[] =>
  keyPositions(looked).map(
    (places) =>
      `місце ключа в шаблонах, ${places.subject}, шаблонів ${places.templates}: ${places.counts.join(' ')}; найчастіше дає +${gainOf(places).toFixed(1)} зі ста`,
  )

export const keyPositionComplaints = (looked: readonly TemplateFindings[]): string[] =>
  keyPositions(looked).flatMap((places) =>
    places.templates >= fewest && gainOf(places) > budget
      ? [`шаблони, ${places.subject}: найчастіше місце ключа дає +${gainOf(places).toFixed(1)} зі ста, а можна ${budget}`]
      : [],
  )
