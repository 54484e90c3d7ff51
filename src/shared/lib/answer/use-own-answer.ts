import { useState } from 'react'
import * as v from 'valibot'
import { api, problemOf, type Problem } from '../../api'
import { useLoad } from '../load'
import { keepOwn, ownKept } from './own-shelf'

export type OwnAnswer<T> =
  | { state: 'loading' }
  /** `keptAt`: when it came, where it is the one of an earlier visit; `retry` once a newer one could not be had. */
  | { state: 'ready'; found: T; keptAt: string | null; retry: (() => void) | null }
  | { state: 'failed'; problem: Problem; retry: () => void }

/**
 * A private answer of the API: as it was at the last visit at once, then as it is now. Without the network the kept one stays, with its time.
 * @param path taken at the first render. @param onFresh hears what comes from the network.
 */
export function useOwnAnswer<T>(path: string, schema: v.GenericSchema<unknown, { data: T }>, onFresh?: (found: T) => void): OwnAnswer<T> {
  const [kept] = useState(() => readKept(path, schema))
  const load = useLoad(async () => {
    const body = await read(path, schema)
    keepOwn(path, body)
    onFresh?.(body.data)
    return body.data
  })
  if (load.state === 'ready') return { state: 'ready', found: load.found, keptAt: null, retry: null }
  if (kept) return { state: 'ready', ...kept, retry: load.state === 'failed' ? load.retry : null }
  return load
}

/** Such an answer is never a page of its own: that the server does not know the address is a failure like any other. */
async function read<T>(path: string, schema: v.GenericSchema<unknown, { data: T }>): Promise<{ data: T }> {
  try {
    return await (await api()).get(path).json(schema)
  } catch (error) {
    if (problemOf(error).status === 404) throw new Error('The server has no such answer', { cause: error })
    throw error
  }
}

function readKept<T>(path: string, schema: v.GenericSchema<unknown, { data: T }>): { found: T; keptAt: string } | null {
  const kept = ownKept(path)
  const parsed = v.safeParse(schema, kept?.body)
  return kept && parsed.success ? { found: parsed.output.data, keptAt: kept.at } : null
}
