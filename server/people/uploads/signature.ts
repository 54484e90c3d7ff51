import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ticket } from './avatar-store.ts'

/** The query that lets one picture in: type, size, end of validity in seconds, and the signature over all of them and the key. */
export function signedQuery(secret: string, ticket: Ticket): URLSearchParams {
  const fields = { type: ticket.type ?? '', size: String(ticket.size ?? ''), exp: String(Math.floor(ticket.expiresAt.getTime() / 1000)) }
  return new URLSearchParams({ ...fields, sig: sign(secret, ticket.key, fields).toString('base64url') })
}

/** Reads a signed query; null when any part of it was changed. Whether it has expired is left to the caller. */
export function readQuery(secret: string, key: string, query: URLSearchParams): Ticket | null {
  const fields = { type: query.get('type') ?? '', size: query.get('size') ?? '', exp: query.get('exp') ?? '' }
  const expected = sign(secret, key, fields)
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { key, type: fields.type || null, size: Number(fields.size) || null, expiresAt: new Date(Number(fields.exp) * 1000) }
}

const sign = (secret: string, key: string, { type, size, exp }: { type: string; size: string; exp: string }): Buffer =>
  createHmac('sha256', secret).update(['PUT', key, type, size, exp].join('\n')).digest()
