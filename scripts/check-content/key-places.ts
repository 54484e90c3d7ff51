import { drawInstance } from '../../server/templates/realise.ts'
import type { ReadyTemplate } from '../../server/templates/ready-template.ts'
import { mostSeed } from '../../server/templates/seeds.ts'

/** A key that stands at one place in more of the instances is found by who has seen a few of them. */
const mostAtOnePlace = 0.8
/** Points of a hundred that the best place may gain over chance among the templates of a subject. */
const budget = 10
/** Instances of each that are looked at for the whole subject. */
const looked = 20

/** A template whose key hardly ever moves; `keys` counts the places among all instances. */
export function fixedKeyComplaints({ template }: ReadyTemplate, keys: ReadonlyMap<string, number>): string[] {
  if (template.form !== 'single') return []
  return [...keys].flatMap(([letter, count]) =>
    count > mostAtOnePlace * mostSeed
      ? [`ключ стоїть на місці ${letter} у ${count} із ${mostSeed}: додай помилок по обидва боки від нього`]
      : [],
  )
}

type Places = { subject: string; counts: number[] }

/** How often the key of single choices stands at each place, by subject and number of options. */
function keyPlaces(templates: readonly ReadyTemplate[]): Places[] {
  const drawn = templates
    .filter(({ template }) => template.form === 'single')
    .flatMap((ready) => Array.from({ length: looked }, (_, place) => ({ ready, source: drawInstance(ready, place + 1).source })))
  const groups = Map.groupBy(drawn, ({ ready, source }) => `${ready.subject}, варіантів ${Object.keys(source.options ?? {}).length}`)
  return [...groups].map(([subject, own]) => ({
    subject,
    counts: Object.keys(own[0]?.source.options ?? {}).map((id) => own.filter(({ source }) => source.key === id).length),
  }))
}

const gainOf = ({ counts }: Places): number => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return 100 * (Math.max(...counts) / Math.max(1, all) - 1 / counts.length)
}

export const keyPlaceReport = (templates: readonly ReadyTemplate[]): string[] =>
  keyPlaces(templates).map(
    (places) =>
      `місце ключа в шаблонах, ${places.subject}: ${places.counts.join(' ')}; найчастіше дає +${gainOf(places).toFixed(1)} зі ста`,
  )

export const keyPlaceComplaints = (templates: readonly ReadyTemplate[]): string[] =>
  keyPlaces(templates).flatMap((places) =>
    places.counts.reduce((sum, count) => sum + count, 0) >= 20 * looked && gainOf(places) > budget
      ? [`шаблони, ${places.subject}: найчастіше місце ключа дає +${gainOf(places).toFixed(1)} зі ста, а можна ${budget}`]
      : [],
  )
