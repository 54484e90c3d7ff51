import * as v from 'valibot'
import { searchIndexAnswerSchema, type SearchEntry } from '#contract/search'
import { api } from '@/shared/api'
import { loadedOnce } from '@/shared/lib/deferred'
import { keepSeen, readSeen } from '@/shared/lib/seen'
import { nearest } from '../model/nearest'

const path = 'v3/search'

export type Search = {
  /** Finds entries by words, the best first. */
  find: (query: string, limit?: number) => SearchEntry[]
  /** Finds entries with a similar address, the most similar first. */
  near: (address: string) => SearchEntry[]
}

/** Makes the search ready: the index comes once in a visit, and from the device where there is no network. */
export const openSearch = loadedOnce(async (): Promise<Search> => {
  const [{ createFinder }, entries] = await Promise.all([import('@/shared/lib/finder'), readEntries()])
  const find = createFinder(
    entries.map(({ title, gist, place, words }, id) => ({ id: String(id), title, gist, place, words })),
    { title: 4, gist: 1.5, words: 1.5, place: 0.5 },
  )
  return {
    find: (query, limit = 60) =>
      find(query)
        .slice(0, limit)
        .flatMap((id) => entries[Number(id)] ?? []),
    near: (address) => nearest(entries, address),
  }
})

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
