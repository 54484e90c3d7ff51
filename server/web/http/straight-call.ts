import type { Context } from 'hono'

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } }

const ownAddress = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const passedOn = /^(?:forwarded|via|x-forwarded-.*)$/i

/** Tells a call that came straight from this machine: by its socket, to a name of this machine, and through nobody who says to have passed it on. */
export function isStraightCall(c: Context): boolean {
  const { remoteAddress = '' } = (c.env as Bindings | undefined)?.incoming?.socket ?? {}
  const { headers } = c.req.raw
  return (
    ownAddress.test(remoteAddress) && ownName.test(headers.get('host') ?? '') && ![...headers.keys()].some((name) => passedOn.test(name))
  )
}
