import * as v from 'valibot'

/**
 * An entry of the search: `a` an article, `t` a topic, `r` a row of a table, `s` a subject. `to` is the address, `place` says where it stands
 * («Математика · Конспекти»), `words` is text to search in that is not shown. Short names: the whole index travels as one answer.
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

/**
 * One spelling for a word however it is typed: lower case, no apostrophes, no stress marks, ґ as г, and и, ї as і, so that a slip of the keyboard still finds.
 * й is kept: only marks over vowels are dropped.
 */
export const searchTerm = (term: string): string =>
  term
    .toLocaleLowerCase('uk')
    .replace(apostrophes, '')
    .replace(/[\u0300\u0301]/g, '')
    .replaceAll('ґ', 'г')
    .replace(/[иїы]/g, 'і')
    .replace(/[ёэ]/g, 'е')
