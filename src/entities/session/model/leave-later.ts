import * as v from 'valibot'
import type { LocalStore } from '@/shared/lib/local-store'
import { sha256 } from '@/shared/lib/sha256'
import type { Tokens } from './tokens'

const key = 'leaving'
const notesSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
/** More sessions than this were never left on one device without a network. */
const most = 20

/** Reads the leavings that wait to be told to the server: hashes of tokens, which end their sessions and open nothing. */
const notes = (store: LocalStore): string[] => v.parse(notesSchema, store.read(key) ?? '')

/**
 * Notes that a session was left before the server hears of it; without a network it ends once the note is delivered. Where the browser
 * cannot hash, nothing is noted.
 * @returns what takes the note back
 */
export async function noteLeaving(store: LocalStore, { refreshToken, token }: Tokens): Promise<() => void> {
  const held = refreshToken ?? token
  const hash = held === null ? null : await hashOf(held)
  if (hash === null) return () => undefined
  write(store, [...notes(store).filter((each) => each !== hash), hash].slice(-most))
  return () => forget(store, hash)
}

/** Tells the server of every session that was left. What it does not answer waits for the next time. */
export async function deliverLeavings(store: LocalStore, end: (hash: string) => Promise<unknown>): Promise<void> {
  for (const hash of notes(store)) {
    try {
      await end(hash)
    } catch {
      return
    }
    forget(store, hash)
  }
}

const forget = (store: LocalStore, hash: string): void =>
  write(
    store,
    notes(store).filter((each) => each !== hash),
  )

function write(store: LocalStore, hashes: readonly string[]): void {
  if (hashes.length === 0) store.remove(key)
  else store.write(key, JSON.stringify(hashes))
}

async function hashOf(token: string): Promise<string | null> {
  const bytes = await sha256(token)
  return bytes && base64url(bytes)
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
