import { createHash } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { nameSchema } from '#contract/auth'
import { Problem } from '../../base/problem.ts'
import type { Holder } from './id-token.ts'

/** The providers that a demonstration has stand-ins for. */
export const standInNames = ['google', 'apple'] as const
export type StandInName = (typeof standInNames)[number]

/** Stand-ins for Google and Apple of a server that nobody else reaches; `key` signs their tokens, which are of the type `demo`. */
export type StandIns = { key: Uint8Array; names: readonly StandInName[] }

/** `nonce` goes into the token and back to the server, as with a real provider. */
export const visitorSchema = v.object({
  provider: v.picklist(standInNames),
  name: nameSchema,
  nonce: v.pipe(v.string(), v.maxLength(200)),
})

const type = 'demo+jwt'
const issuer = 'demo'
const claimsSchema = v.object({ sub: v.string(), name: nameSchema, nonce: v.string() })

/** A token for the person of this name. The same name is the same person; there is no e-mail, so no account is ever found by one. */
export async function signVisitor(
  { key }: StandIns,
  { provider, name, nonce }: v.InferOutput<typeof visitorSchema>,
  now: Date,
): Promise<string> {
  const subject = createHash('sha256').update(`${provider} ${name.toLowerCase()}`).digest('base64url')
  return new SignJWT({ name, nonce })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(provider)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 5 * 60 * 1000))
    .sign(key)
}

/** Tells whether a token comes from a stand-in or from a provider, without checking who signed it. */
export function isStandInToken(token: string | undefined): token is string {
  try {
    return token !== undefined && decodeProtectedHeader(token).typ === type
  } catch {
    return false
  }
}

/** Reads a token of this provider’s stand-in. Throws 401 for one that this server has not signed. */
export async function readVisitor({ key }: StandIns, provider: StandInName, token: string, now: Date): Promise<Holder> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, audience: provider, typ: type, algorithms: ['HS256'], currentDate: now })
    const { sub, name, nonce } = v.parse(claimsSchema, payload)
    return { subject: sub, email: null, name, nonce }
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) throw new Problem(401, 'Не вдалося підтвердити вхід. Спробуй ще раз')
    throw error
  }
}
