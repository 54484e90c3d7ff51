import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'

type Bindings = { incoming?: { headers?: IncomingHttpHeaders } }

/** The headers of a request as Node has read them, where it has: to make a list of the web of them costs more than to send a ready page. */
export function askedOf(c: Context): Pick<Headers, 'get'> {
  const read = (c.env as Bindings | undefined)?.incoming?.headers
  return read ? { get: (name) => textOf(read[name]) } : c.req.raw.headers
}

const textOf = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(', ') : (value ?? null))
