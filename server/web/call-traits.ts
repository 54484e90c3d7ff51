import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Kinds of work, those with the right of way first: a pupil’s answer goes before a page of numbers. */
export const kinds = ['answers', 'starting', 'writing', 'reading', 'statistics', 'passwords', 'pages'] as const
export type Kind = (typeof kinds)[number]

const usualBody = 64 * 1024

/** What a call says of itself to all that stands before it. */
export type CallTraits = {
  /** The line in which it waits: `writing` or `reading` by its method unless it says so. */
  kind?: Kind
  /** The most bytes of its body: 64 kB unless it says so. */
  largestBody?: number
  /** It answers everybody alike out of the content: no token and no query is looked at, no visitor’s data is in it. */
  isOfContent?: boolean
  /** It brings something on which statistic and readiness rest. */
  bringsWork?: boolean
}

const traitsOfHandlers = new WeakMap<object, CallTraits>()

/** Lets a handler that stands before a call tell what the call is. */
export const giveTraits = (handler: object, traits: CallTraits): void => void traitsOfHandlers.set(handler, traits)

/** What the call says of itself, with the usual for what it leaves open and for addresses that nothing answers. */
export function traitsOf(c: Context): Required<CallTraits> {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD'
  const said = matchedRoutes(c).flatMap(({ handler }) => traitsOfHandlers.get(handler) ?? [])
  return { kind: isSafe ? 'reading' : 'writing', largestBody: usualBody, isOfContent: false, bringsWork: false, ...said.at(-1) }
}
