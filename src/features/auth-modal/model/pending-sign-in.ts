import * as v from 'valibot'
import type { LocalStore } from '@/shared/lib/local-store'

const key = 'pending_sign_in'
const pendingSchema = v.object({ state: v.pipe(v.string(), v.minLength(16)), returnTo: v.string() })

/** A sign-in that has left for the provider’s page: `state` proves that what comes back was asked for here. */
export type PendingSignIn = v.InferOutput<typeof pendingSchema>

export const keepPending = (visit: LocalStore, pending: PendingSignIn): void => visit.write(key, JSON.stringify(pending))

/** The sign-in that waits for an answer; null when there is none. */
export function readPending(visit: LocalStore): PendingSignIn | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), pendingSchema), visit.read(key))
  return read.success ? read.output : null
}

/** It has had its answer: it serves once. */
export const dropPending = (visit: LocalStore): void => visit.remove(key)
