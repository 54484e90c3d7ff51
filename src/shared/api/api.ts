import type { KyInstance } from 'ky'
import { createApi, type ApiOptions } from './client'

let current: KyInstance | null = null

/** The app names the API once, before the first page; tests may name an in-process server. */
export function configureApi(options: ApiOptions): void {
  current = createApi(options)
}

/** The configured client: `api().get('v3/user').json(schema)`. */
export function api(): KyInstance {
  if (!current) throw new Error('configureApi has not been called')
  return current
}
