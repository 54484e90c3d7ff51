import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { Problem } from '../../base/problem.ts'
import { largest } from '../../people/uploads/avatar-store.ts'
import { headLength, kindOf } from '../../people/uploads/picture-kind.ts'
import { readQuery } from '../../people/uploads/signature.ts'
import { isExpected, promote } from '../../people/users/avatar.ts'

const knownKey = v.pipe(v.string(), v.uuid())

/**
 * Pictures in a folder of ours, at `/{key}`. `PUT` takes one to whom the address was given; nothing but the address says who that is.
 * A served file runs no script, even when it is opened by itself.
 */
export function uploadRoutes({ db, now, integrations }: Pick<Deps, 'db' | 'now' | 'integrations'>) {
  const uploads = integrations?.uploads
  const routes = new Hono()
  if (!uploads) return routes.all('*', () => Promise.reject(nothing()))
  return routes
    .put('/:key', async (c) => {
      const key = keyOf(c)
      const ticket = readQuery(uploads.secret, key, new URL(c.req.url).searchParams)
      if (!ticket) throw new Problem(403, 'Адреса для фото хибна')
      if (ticket.expiresAt <= now()) throw new Problem(403, 'Адреса для фото вже не діє. Спробуй ще раз')
      checkHeaders(c, ticket)
      const isThere = (await uploads.look(key)) !== null
      if (!isThere) {
        if (!(await isExpected(db, key))) throw new Problem(403, 'Адреса для фото вже не діє. Спробуй ще раз')
        await uploads.write(ticket, whole(c.req.raw.body))
      }
      await promote(db, uploads, key)
      return c.json({ success: true })
    })
    .get('/:key', async (c) => {
      const picture = await uploads.read(keyOf(c))
      const kind = picture && kindOf(picture.subarray(0, headLength))
      if (!picture || !kind) throw nothing()
      return c.body(picture, 200, {
        'Content-Type': kind,
        'Content-Disposition': 'attachment',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
    })
    .all('*', () => Promise.reject(nothing()))
}

const nothing = () => new Problem(404, 'Такого файла немає')

function keyOf(c: Context): string {
  const key = c.req.param('key') ?? ''
  if (!v.is(knownKey, key)) throw nothing()
  return key.toLowerCase()
}

function checkHeaders(c: Context, { type, size }: { type: string | null; size: number | null }): void {
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== null && given !== type) throw new Problem(415, 'Це фото не того типу, який було названо')
  const length = c.req.header('content-length')
  if (length === undefined) return
  if (Number(length) > (size ?? largest) || (size !== null && Number(length) !== size))
    throw new Problem(413, 'Розмір фото не той, який було названо')
}

/** A sender who goes away in the middle is no fault of ours. */
async function* whole(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body ?? []) yield chunk
  } catch {
    throw new Problem(400, 'Фото дійшло не повністю')
  }
}
