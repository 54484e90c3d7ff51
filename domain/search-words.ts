import { searchTerm } from './search.ts'

/** The words of a text, in the one spelling for comparing. */
export const searchWords = (text: string): string[] =>
  searchTerm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Short words are taken as they stand; a longer one may have one letter in five wrong. */
export const searchSlip = (term: string): number | false => (term.length > 3 ? 0.2 : false)
