import * as v from 'valibot'

/**
 * An entry of the search: `a` an article, `t` a topic, `r` a row, `s` a subject. `words` is searched and not shown. Short names: the
 * whole index travels as one answer.
 */
export const searchEntrySchema = v.object({
  kind: v.picklist(['s', 't', 'a', 'r']),
  title: v.string(),
  gist: v.string(),
  place: v.string(),
  words: v.string(),
  to: v.string(),
  /** The language of the Latin words in its title and gist, where its subject has another than the page. */
  lang: v.optional(v.string()),
})
export type SearchEntry = v.InferOutput<typeof searchEntrySchema>
export const searchIndexAnswerSchema = v.object({ data: v.object({ entries: v.array(searchEntrySchema) }) })

const apostrophes = /[’'ʼ`´‘]/g

/** Letters of Latin that look like letters of Ukrainian, in either case: who types «xiмiя» or «кyт» sees no difference. */
const alike = new Map('abcehikmoptxy'.split('').map((letter, index) => [letter, 'авсенікмортху'[index] ?? letter]))

/**
 * One spelling for a word however it is typed, for comparing alone: lookalike Latin letters as Ukrainian ones, ґ as г, и and ї as і, no
 * apostrophes or stress marks. й is kept.
 */
export const searchTerm = (term: string): string =>
  term
    .replace(/[\u0300\u0301\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .toLocaleLowerCase('uk')
    .replace(apostrophes, '')
    .replaceAll('ґ', 'г')
    .replace(/[abcehikmoptxy]/g, (letter) => alike.get(letter) ?? letter)
    .replace(/[иїы]/g, 'і')
    .replace(/[ёэ]/g, 'е')

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.".split('')
const ukrainianKeys = 'ґйцукенгшщзхїфівапролджєячсмитьбю'.split('')

/** What the same keys write in the Ukrainian layout: «hsdyzyyz» → «рівняння». Null where no Latin letter stands, or a Ukrainian one does. */
export function otherLayout(typed: string): string | null {
  const lower = typed.toLowerCase()
  if (!/[a-z]/.test(lower) || /\p{Script=Cyrillic}/u.test(lower)) return null
  return Array.from(lower, (sign) => ukrainianKeys[latinKeys.indexOf(sign)] ?? sign).join('')
}
