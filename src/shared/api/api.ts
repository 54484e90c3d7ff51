import type { KyInstance } from 'ky'
import type { ApiOptions } from './client'

let options: ApiOptions | null = null
let client: Promise<KyInstance> | null = null

/** The app names the API once, before the first page; tests may name an in-process server. */
export function configureApi(chosen: ApiOptions): void {
  options = chosen
  client = null
}

/**
 * The configured client: `(await api()).get('v3/user').json(schema)`. Its code comes beside the first paint, not before it;
 * a failed load is tried again by the next call.
 */
export function api(): Promise<KyInstance> {
  client ??= create().catch((error: unknown) => {
    client = null
    throw error
  })
  return client
}

/** Fetches the client’s code ahead of the first call. */
export const prefetchApi = (): void => void import('./client').catch(() => undefined)

async function create(): Promise<KyInstance> {
  const { createApi } = await import('./client')
  if (!options) throw new Error('configureApi has not been called')
  return createApi(options)
}
