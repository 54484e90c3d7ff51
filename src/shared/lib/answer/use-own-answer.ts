import { useState } from 'react'
import * as v from 'valibot'
import { api, isNewcomer, readUnlessNew, problemOf, type Problem } from '../../api'
import { useLoad } from '../load'
import { keeperOfOwn, ownStored } from './own-shelf'

export type OwnAnswer<T> =
  | { state: 'loading' }
  /** `storedAt`: when it came, where it is the one of an earlier visit; `retry` once a newer one could not be had. */
  | { state: 'ready'; found: T; storedAt: string | null; retry: (() => void) | null }
  | { state: 'failed'; problem: Problem; retry: () => void }

type OwnSchema<T> = v.GenericSchema<unknown, { data: T }>
type OwnOptions<T> = {
  /** Hears what comes from the network. */
  onFresh?: (found: T) => void
  /** The answer for a guest made a moment ago; left out where the server must be asked. */
  none?: T
}

/**
 * A private answer of the API: at once as it was at the last visit, then as it is now. Without a network the stored one stays, with its
 * time.
 * @param path taken at the first render
 */
export function useOwnAnswer<T>(path: string, schema: OwnSchema<T>, { onFresh, none }: OwnOptions<T> = {}): OwnAnswer<T> {
  const [isNone] = useState(() => none !== undefined && isNewcomer())
  const [stored] = useState(() => (isNone ? null : readStored(path, schema)))
  const ask = async () => {
    const keep = keeperOfOwn()
    const body = await read(path, schema)
    keep(path, body)
    onFresh?.(body.data)
    return body.data
  }
  const load = useLoad(isNone ? null : () => (none === undefined ? ask() : readUnlessNew(ask, none)))
  if (isNone && none !== undefined) return { state: 'ready', found: none, storedAt: null, retry: null }
  if (load.state === 'ready') return { state: 'ready', found: load.found, storedAt: null, retry: null }
  if (stored) return { state: 'ready', ...stored, retry: load.state === 'failed' ? load.retry : null }
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

function readStored<T>(path: string, schema: v.GenericSchema<unknown, { data: T }>): { found: T; storedAt: string } | null {
  const stored = ownStored(path)
  const parsed = v.safeParse(schema, stored?.body)
  return stored && parsed.success ? { found: parsed.output.data, storedAt: stored.at } : null
}
