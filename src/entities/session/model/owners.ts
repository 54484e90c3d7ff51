import { v4 as createUuid } from 'uuid'
import * as v from 'valibot'
import type { LocalStore } from '@/shared/lib/local-store'

const keys = { kin: 'fact_owners', visitor: 'visitor' }
const kinSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {})
/** More owners than this were never on one device; the oldest are forgotten. */
const most = 200
const account = 'account:'

/** The owners that may stand behind a bearer. Labels never tell a bearer, and an account is never one with another. */
export type SessionOwners = {
  /** @param bearer null before the first guest is made. */
  of: (bearer: string | null) => string
  isSame: (one: string, other: string) => boolean
  /** One bearer goes on as another: a guest joins an account, a token is renewed. Of several the first one counts. */
  join: (from: string | null, to: string | null) => void
  /** The server has said whose bearer this is. */
  name: (bearer: string, user: string) => void
}

/** Kept beside the tokens, so that all tabs and the next visit know the same. */
export function createOwners(store: LocalStore): SessionOwners {
  let read: { text: string; kin: Record<string, string> } | null = null
  const kin = () => {
    const text = store.read(keys.kin) ?? ''
    if (read?.text !== text) read = { text, kin: text === '' ? {} : v.parse(kinSchema, text) }
    return read.kin
  }
  const rootOf = (label: string, among = kin()): string => {
    const next = among[label]
    return next === undefined ? label : rootOf(next, among)
  }
  const link = (from: string, to: string) => {
    const among = kin()
    const root = rootOf(to, among)
    if (among[from] !== undefined || from.startsWith(account) || root === from) return
    store.write(keys.kin, JSON.stringify(Object.fromEntries([...Object.entries(among), [from, root]].slice(-most))))
  }
  const label = (bearer: string | null): string => {
    if (bearer !== null) return `bearer:${bearer.slice(-12)}`
    const stored = store.read(keys.visitor)
    if (stored) return stored
    const made = `visitor:${createUuid()}`
    store.write(keys.visitor, made)
    return made
  }
  return {
    of: (bearer) => rootOf(label(bearer)),
    isSame: (one, other) => one === other || rootOf(one) === rootOf(other),
    join: (from, to) => {
      if (from === null && store.read(keys.visitor) === null) return
      link(label(from), label(to))
      if (from === null) store.remove(keys.visitor)
    },
    name: (bearer, user) => link(rootOf(label(bearer)), account + user),
  }
}
