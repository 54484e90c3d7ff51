import * as v from 'valibot'
import { createLocalStore } from '../local-store'

const key = 'own_answers'
const store = createLocalStore()
const shelfSchema = v.record(v.string(), v.object({ at: v.string(), body: v.unknown() }))

/** An answer about this visitor as it was when it last came. */
export type OwnStored = { at: string; body: unknown }

function read(): Record<string, OwnStored> {
  try {
    return v.parse(shelfSchema, JSON.parse(store.read(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** Reads the stored private answer synchronously; null where there is none. */
export const ownStored = (path: string): OwnStored | null => read()[path] ?? null

/** Keeps a private answer for the next visit of this browser. */
export function keepOwn(path: string, body: unknown, now = new Date()): void {
  store.write(key, JSON.stringify({ ...read(), [path]: { at: now.toISOString(), body } }))
}

let visitors = 0

/** Keeps an answer to a call that begins now: one that comes after the visitor has left belongs to nobody here. */
export function keeperOfOwn(): typeof keepOwn {
  const asked = visitors
  return (...answer) => void (asked === visitors && keepOwn(...answer))
}

/** The next visitor of this browser is someone else. */
export function forgetOwn(): void {
  visitors += 1
  store.remove(key)
}
