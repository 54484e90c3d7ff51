import * as v from 'valibot'
import { createLocalStore } from '../local-store'

const key = 'own_answers'
const store = createLocalStore()
const shelfSchema = v.record(v.string(), v.object({ at: v.string(), body: v.unknown() }))

/** An answer about this visitor as it was when it last came. */
export type OwnKept = { at: string; body: unknown }

function read(): Record<string, OwnKept> {
  try {
    return v.parse(shelfSchema, JSON.parse(store.read(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** Reads the stored private answer synchronously; null where there is none. */
export const ownKept = (path: string): OwnKept | null => read()[path] ?? null

/** Keeps a private answer for the next visit of this browser. */
export function keepOwn(path: string, body: unknown, now = new Date()): void {
  store.write(key, JSON.stringify({ ...read(), [path]: { at: now.toISOString(), body } }))
}

/** The next visitor of this browser is someone else. */
export const forgetOwn = (): void => store.remove(key)
