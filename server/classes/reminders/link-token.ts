import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The deed of a link in a reminder: `off` ends the letters, `on` says that the address is right. */
export type LinkDeed = 'off' | 'on'
/** `link` names a row of reminders: 128 random bits, base64url. Letters of earlier versions have the id of its owner there. */
type Signed = { deed: LinkDeed; link: string }

/** A new name for a row of reminders, by which nobody can tell whose it is. */
export const newLink = (): string => randomBytes(16).toString('base64url')

/** The signed text that a link carries. */
export const linkToken = (key: string, { deed, link }: Signed): string => `${deed}.${link}.${sign(key, deed, link).toString('base64url')}`

/** Which row a link is about, before its signature is looked at; null for what no reminder has carried. `isOwner`: by the id of its owner. */
export function readToken(token: string): (Signed & { isOwner: boolean; signature: Buffer }) | null {
  const found = /^(off|on)\.(?:([\w-]{22})|([0-9a-f]{32}))\.([\w-]{43})$/.exec(token)
  if (!found) return null
  const [, deed, link, digits = '', signature = ''] = found
  const owner = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return {
    deed: deed === 'on' ? 'on' : 'off',
    link: link ?? owner,
    isOwner: link === undefined,
    signature: Buffer.from(signature, 'base64url'),
  }
}

/** Tells whether the key of this row has signed it. */
export const isSignedBy = (key: string, { deed, link, signature }: Signed & { signature: Buffer }): boolean =>
  timingSafeEqual(sign(key, deed, link), signature)

const sign = (key: string, deed: LinkDeed, link: string): Buffer =>
  createHmac('sha256', key).update(['reminders', deed, link].join('\n')).digest()
