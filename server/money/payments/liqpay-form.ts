import { createHash, timingSafeEqual } from 'node:crypto'

/** The message between a shop and LiqPay, in both directions: base64 of JSON, and its signature. */
export type LiqpayForm = { data: string; signature: string }

const signatureOf = (privateKey: string, data: string): string =>
  createHash('sha1')
    .update(privateKey + data + privateKey)
    .digest('base64')

/** Signs `content` as LiqPay’s protocol of version 3 asks: base64(sha1(key + data + key)). */
export function signForm(privateKey: string, content: object): LiqpayForm {
  const data = Buffer.from(JSON.stringify(content)).toString('base64')
  return { data, signature: signatureOf(privateKey, data) }
}

/** Reads the message of a form; null when the signature is not of this key, or what it signs is no object. */
export function readForm(privateKey: string, { data, signature }: LiqpayForm): Record<string, unknown> | null {
  const expected = Buffer.from(signatureOf(privateKey, data))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const content: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as Record<string, unknown>) : null
  } catch {
    return null
  }
}
