import type { KyInstance } from 'ky'
import { createApi, type ApiOptions } from './client'

let options: ApiOptions | null = null
let client: KyInstance | null = null

/** The app names the API once, before the first page; tests may name an in-process server. */
export function configureApi(chosen: ApiOptions): void {
  options = chosen
  client = null
}

/** The configured client: `(await api()).get('v3/user').json(schema)`. Throws where nobody has named the API. */
export async function api(): Promise<KyInstance> {
  if (!options) throw new Error('configureApi has not been called')
  return (client ??= createApi(options))
}
