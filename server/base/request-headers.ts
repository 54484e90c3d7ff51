import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'

type Bindings = { incoming?: { headers?: IncomingHttpHeaders } }

/** Gives the headers of a request as Node has read them, where there are such: to make a `Headers` object costs more than to send a ready page. */
export function headersOf(c: Context): Pick<Headers, 'get'> {
  const read = (c.env as Bindings | undefined)?.incoming?.headers
  return read ? { get: (name) => textOf(read[name]) } : c.req.raw.headers
}

const textOf = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(', ') : (value ?? null))
