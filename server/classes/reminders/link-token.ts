import { createHmac, timingSafeEqual } from 'node:crypto'

/** The deed of a link in a reminder: `off` ends the letters, `on` says that the address is right. */
export type LinkDeed = 'off' | 'on'
type Signed = { deed: LinkDeed; userId: string }

/** The signed text that a link carries. */
export const linkToken = (key: string, { deed, userId }: Signed): string =>
  `${deed}.${userId.replaceAll('-', '')}.${sign(key, deed, userId).toString('base64url')}`

/** Whom a link is about, before its signature is looked at; null for what no letter has carried. */
export function readToken(token: string): (Signed & { signature: Buffer }) | null {
  const found = /^(off|on)\.([0-9a-f]{32})\.([\w-]{43})$/.exec(token)
  if (!found) return null
  const [, deed, digits = '', signature = ''] = found
  const userId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { deed: deed === 'on' ? 'on' : 'off', userId, signature: Buffer.from(signature, 'base64url') }
}

/** Tells whether the key of this user has signed it. */
export const isSignedBy = (key: string, { deed, userId, signature }: Signed & { signature: Buffer }): boolean =>
  timingSafeEqual(sign(key, deed, userId), signature)

const sign = (key: string, deed: LinkDeed, userId: string): Buffer =>
  createHmac('sha256', key).update(['reminders', deed, userId].join('\n')).digest()
