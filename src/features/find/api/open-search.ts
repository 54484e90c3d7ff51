import * as v from 'valibot'
import { searchIndexAnswerSchema, type SearchEntry } from '#domain/search'
import { api } from '@/shared/api'
import { loadedOnce } from '@/shared/lib/deferred'
import type { Run } from '@/shared/lib/finder'
import { keepSeen, readSeen } from '@/shared/lib/seen'
import { nearest } from '../model/nearest'

const path = 'v3/search'

/** An entry with its texts cut at the words that fit. */
export type Found = SearchEntry & { runs: { title: readonly Run[]; gist: readonly Run[] } }

export type Search = {
  /** Finds entries by words, the best first. */
  find: (query: string, limit?: number) => Found[]
  /** Finds entries with a similar address, the most similar first. */
  near: (address: string) => SearchEntry[]
}

/** Makes the search ready: the index comes once in a visit, and from the device where there is no network. */
export const openSearch = loadedOnce(async (): Promise<Search> => {
  const [{ createSearch, markedRuns }, entries] = await Promise.all([import('@/shared/lib/finder'), readEntries()])
  const find = createSearch(entries.map(findable), { title: 4, gist: 1.5, words: 1.5, place: 0.5 })
  return {
    find: (query, limit = 60) =>
      find(query)
        .slice(0, limit)
        .flatMap(({ id, terms }) => {
          const entry = entries[Number(id)]
          return entry ? { ...entry, runs: { title: markedRuns(entry.title, terms), gist: markedRuns(entry.gist, terms) } } : []
        }),
    near: (address) => nearest(entries, address),
  }
})

/** What a subject says of itself names what its articles are about: they come first. */
const findable = ({ kind, title, gist, place, words }: SearchEntry, id: number) =>
  kind === 's' ? { id: String(id), title, gist: '', place: `${place} ${gist}`, words } : { id: String(id), title, gist, place, words }

async function readEntries(): Promise<SearchEntry[]> {
  try {
    const body = await (await api()).get(path).json(searchIndexAnswerSchema)
    void keepSeen({ [path]: body })
    return body.data.entries
  } catch (error) {
    const stored = v.safeParse(searchIndexAnswerSchema, (await readSeen(path))?.body)
    if (stored.success) return stored.output.data.entries
    throw error
  }
}
