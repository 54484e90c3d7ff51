import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Caller } from '../../base/caller.ts'
import type { Deps } from '../deps.ts'
import { bearerIn } from './session.ts'

/** Reads the caller out of a request. */
export const callerOf = (c: Context, { now, isBehindProxy }: Pick<Deps, 'now' | 'isBehindProxy'>): Caller => ({
  address: callerAddress(c, { isBehindProxy }),
  device: describeDevice(c),
  bearer: bearerIn(c),
  now: now(),
})

/** The caller’s address as `Caller` has it, for whoever asks for nothing else. */
export const callerAddress = (c: Context, { isBehindProxy }: Pick<Deps, 'isBehindProxy'>): string =>
  network(clientAddress(c, isBehindProxy))

/** The objects that the Node server binds to a request. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } }

/** Address of the caller: of the connection, or the one that our own proxy has seen. In-process calls share `local`. */
function clientAddress(c: Context, isBehindProxy: boolean): string {
  const seenByProxy = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return seenByProxy || (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress || 'local'
}

/** Shortens an IPv6 address to its network of 2⁶⁴, which one caller has whole. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}

/** Like `Chrome, Android 10`; null when the device says nothing of itself. */
function describeDevice(c: Context): string | null {
  const [model, platform, version] = ['model', 'platform', 'platform-version'].map((name) => said(c.req.header(`x-device-${name}`)))
  const system = [platform, platform && version].filter(Boolean).join(' ')
  return [model, system].filter(Boolean).join(', ') || null
}

function said(header = ''): string {
  const text = header.replaceAll(/[^\p{L}\p{N} ._()+-]/gu, '').trim()
  return text === 'Unknown' ? '' : text.slice(0, 40)
}
