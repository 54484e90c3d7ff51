import type { Problem } from '@/shared/api'
import { surroundings, type Surroundings } from '@/shared/lib/surroundings'
import type { Account } from '../api/session-calls'
import type { Granted, Held, Tokens } from './tokens'

export type SessionInput = Held & { now?: Surroundings['now'] }

/**
 * Times are ms since the epoch. `guestsRefused`: when the server had forgotten this page’s guests and they were replaced. `retryAt`: a
 * failed refresh is not tried again before.
 */
export type SessionContext = Required<SessionInput> & { account: Account | null; guestsRefused: readonly number[]; retryAt: number }

/** The first context of the chart, made of its input. */
export const atFirst = (input: SessionInput): SessionContext => ({
  now: surroundings.now,
  ...input,
  account: null,
  guestsRefused: [],
  retryAt: 0,
})

/** A server that forgets guests as fast as it makes them is not asked for new ones without end: two a minute, then the visitor is asked. */
export const isRefusedOften = ({ guestsRefused, now }: SessionContext): boolean => now() - (guestsRefused.at(-2) ?? -Infinity) < 60_000

/** Commands to the session, and the facts that other parts, other tabs and the server state to it. */
export type SessionEvent =
  /** `token.want`: a call is about to go out. Timers stand while a device sleeps. */
  | { type: 'page.enter' | 'login.retry' | 'token.want' | 'session.end' | 'account.deleted' }
  /** `isUnasked`: the clock or the return to the page has caused it, not the pupil. */
  | { type: 'session.recheck'; isUnasked?: boolean }
  | { type: 'session.begin'; data: Granted }
  | { type: 'session.expire'; bearer: string }
  | { type: 'tokens.change'; tokens: Tokens }

/** The facts that the session tells the app. */
export type SessionFact =
  | { type: 'tokens.changed'; tokens: Tokens }
  | { type: 'session.began' }
  | { type: 'session.ended'; reason: 'left' | 'refused' | 'deleted' }
  | { type: 'account.loaded'; account: Account | null }
  | { type: 'call.failed'; problem: Problem }

/** The types of the chart in the form that `setup` expects. */
export const sessionTypes = {
  input: {} as SessionInput,
  context: {} as SessionContext,
  events: {} as SessionEvent,
  emitted: {} as SessionFact,
  tags: {} as 'waiting',
}
