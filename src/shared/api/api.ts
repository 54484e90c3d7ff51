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

/** Tells whether the visitor is a guest made a moment ago, of whom the server has nothing. */
export const isNewcomer = (): boolean => options?.session.isNew?.() ?? false

/** Reads something of the visitor’s own. @param none the answer for a guest made a moment ago, about whom the server need not be asked. */
export async function readUnlessNew<T>(read: () => Promise<T>, none: T): Promise<T> {
  if (!options?.session.isNew) return read()
  await options.session.bearer()
  return options.session.isNew() ? none : read()
}
