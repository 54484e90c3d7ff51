import { createMiddleware } from 'hono/factory'
import { kyivDay } from '#domain/day'
import { contentVersion } from '../../store/edition.ts'
import type { Deps } from '../deps.ts'
import { isStoreAway } from '../../base/store-away.ts'
import { partsOf } from './answer-parts.ts'
import { traitsOf } from '../call-traits.ts'
import { headersOf } from '../../base/request-headers.ts'
import { readyAnswer, sendReady, sharedCaching, type ReadyAnswer } from './ready-answer.ts'

/** Bytes of all kept answers; the whole content is some ten megabytes. */
const mostBytes = 96 * 1024 * 1024

/**
 * Keeps open answers of one state of the content as compressed bytes with their tag. While the store is away, those of the day before
 * stand.
 */
export function cacheAnswers({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const of = { content: '', day: '' }
  let bytes = 0
  let cache = new Map<string, ReadyAnswer>()
  let former = new Map<string, ReadyAnswer>()
  const making = new Map<string, Promise<ReadyAnswer | null>>()
  const renew = (content: string, day: string) => {
    if (of.content === content && of.day === day) return
    former = of.content === content ? new Map([...former, ...cache]) : new Map<string, ReadyAnswer>()
    Object.assign(of, { content, day })
    bytes = 0
    cache = new Map<string, ReadyAnswer>()
  }
  return createMiddleware(async (c, next) => {
    const { path } = c.req
    if (c.req.method !== 'GET' || !traitsOf(c).isOfContent) return next()
    const content = await contentVersion(db)
    renew(content, kyivDay(now()))
    const own = cache
    const known = own.get(path) ?? (await making.get(path))
    if (known) return sendReady(headersOf(c), known)
    const { promise, resolve } = Promise.withResolvers<ReadyAnswer | null>()
    making.set(path, promise)
    try {
      await next()
      const { status, headers, body } = partsOf(c.res) ?? {}
      const old = isStoreAway(c.error) ? former.get(path) : undefined
      if (!old && (status !== 200 || typeof body !== 'string')) return
      const made =
        old ?? (await readyAnswer(String(body), { 'Content-Type': 'application/json', ...sharedCaching({ content }) }, headers?.['ETag']))
      c.res = undefined
      c.res = sendReady(headersOf(c), made)
      resolve(made)
      if (old || own !== cache || bytes > mostBytes) return
      bytes += made.plain.length + (made.brotli?.length ?? 0)
      cache.set(path, made)
    } finally {
      resolve(null)
      if (making.get(path) === promise) making.delete(path)
    }
  })
}
