import type { Context } from 'hono'

/** The objects that the Node server binds to a request. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } }

/** Address of the caller: of the connection, or the one that our own proxy has seen. In-process calls share `local`. */
export function clientAddress(c: Context, isBehindProxy: boolean): string {
  const seenByProxy = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return seenByProxy || (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress || 'local'
}
