import * as v from 'valibot'
import { handBackMinutes } from '#contract/handover'
import { createLocalStore } from '@/shared/lib/local-store'

const visit = createLocalStore(() => sessionStorage)
const key = 'hand_back'
const formerSchema = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ token: v.string(), until: v.number(), isJoined: v.boolean() }))),
  null,
)

/** The guest that this device was before it took over, for the minutes in which it can become it again; kept until the tab is closed. */
export type FormerGuest = { token: string; until: number; isJoined: boolean }

export function keepFormerGuest(token: string, isJoined: boolean, now: number): FormerGuest {
  const former = { token, isJoined, until: now + handBackMinutes * 60_000 }
  visit.write(key, JSON.stringify(former))
  return former
}

export function readFormerGuest(now: number): FormerGuest | null {
  const former = v.parse(formerSchema, visit.read(key))
  if (former && former.until > now) return former
  visit.remove(key)
  return null
}

export const forgetFormerGuest = (): void => visit.remove(key)
