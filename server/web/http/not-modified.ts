import type { Context } from 'hono'

/** The headers of an answer that is asked for again and again, and whether the caller has it already: then 304 is all. */
export function notModified(c: Context, tag: string, isPrivate: boolean): { isKnown: boolean; headers: Record<string, string> } {
  const headers = { ETag: `"${tag}"`, 'Cache-Control': isPrivate ? 'private, no-cache' : 'no-cache' }
  return { isKnown: c.req.header('If-None-Match')?.includes(`"${tag}"`) ?? false, headers }
}
