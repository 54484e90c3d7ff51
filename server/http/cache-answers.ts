import { createMiddleware } from 'hono/factory'
import { kyivDay } from '#contract/day'
import { contentVersion } from '../content/edition.ts'
import type { Deps } from '../deps.ts'
import { partsOf } from './answer-parts.ts'
import { headersOf } from './request-headers.ts'
import { readyAnswer, sendReady, sharedCaching, type ReadyAnswer } from './ready-answer.ts'

/** Calls that answer everybody alike out of the content: no token and no query is looked at, no visitor’s data is in them. */
const open =
  /^\/api\/v3\/(subjects(\/[\w-]+(\/(reference|theory(\/[\w-]+){0,2}))?)?|courses(\/[\w-]+)?|pages\/[\w-]+|flashcards\/decks(\/[\w.-]+)?|search|content-counts|task-of-the-day|admission)$/
/** Bytes of all kept answers; the whole content is some ten megabytes. */
const mostBytes = 96 * 1024 * 1024

/** Keeps the open answers of one state of the content as bytes, tagged and compressed: asked again, they cost no question to the store. */
export function cacheAnswers({ db, now }: Pick<Deps, 'db' | 'now'>) {
  let state = ''
  let bytes = 0
  const cache = new Map<string, ReadyAnswer>()
  const renew = (current: string) => {
    if (state === current) return
    state = current
    bytes = 0
    cache.clear()
  }
  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' || !open.test(c.req.path)) return next()
    const content = await contentVersion(db)
    const current = `${content} ${kyivDay(now())}`
    renew(current)
    const known = cache.get(c.req.path)
    if (known) return sendReady(headersOf(c), known)
    await next()
    const { status, headers, body } = partsOf(c.res) ?? {}
    if (status !== 200 || typeof body !== 'string') return
    const made = await readyAnswer(body, { 'Content-Type': 'application/json', ...sharedCaching({ content }) }, headers?.['ETag'])
    c.res = undefined
    c.res = sendReady(headersOf(c), made)
    if (state !== current || bytes > mostBytes) return
    bytes += made.plain.length + (made.brotli?.length ?? 0)
    cache.set(c.req.path, made)
  })
}
