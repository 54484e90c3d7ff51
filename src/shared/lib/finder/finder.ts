import MiniSearch from 'minisearch'
import { searchSlip, searchWords } from '#domain/search-words'

/** Finds ids of entries by words, the best first; an empty query finds nothing. */
export type Finder = (query: string) => readonly string[]

/** An entry that was found, and which of its words fit, as `searchTerm` spells them. */
export type Finding = { id: string; terms: readonly string[] }

/** A text to search in: `id` and fields by name. */
export type Findable = { id: string } & Record<string, string>

/**
 * Makes a finder that forgives slips, apostrophes, и for і and unfinished words. All words must fit; where no entry has them all, any will do.
 * @param weights fields to search in, by their weight.
 */
export function createFinder(entries: readonly Findable[], weights: Readonly<Record<string, number>>): Finder {
  const find = createSearch(entries, weights)
  return (query) => find(query).map(({ id }) => id)
}

/** The same, which also says what fits in each. */
export function createSearch(
  entries: readonly Findable[],
  weights: Readonly<Record<string, number>>,
): (query: string) => readonly Finding[] {
  const index = new MiniSearch<Findable>({ fields: Object.keys(weights), tokenize: searchWords, processTerm: (term) => term })
  index.addAll(entries)
  const options = {
    boost: { ...weights },
    prefix: (term: string) => term.length > 1,
    fuzzy: searchSlip,
    weights: { prefix: 0.7, fuzzy: 0.3 },
  }
  return (query) => {
    const all = index.search(query, { ...options, combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(query, options)
    return found.map(({ id, terms }) => ({ id: String(id), terms }))
  }
}
