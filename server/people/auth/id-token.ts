import { describeError } from '../../base/describe-error.ts'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { emailSchema, nameSchema } from '#contract/auth'
import { Problem } from '../../base/problem.ts'

/** A provider of identity: who issues its tokens, where its keys lie, and for whom the tokens must be meant. */
export type Issuer = { issuers: string[]; keys: string; audience: string }

/** The claims of a verified ID token about its holder. `email` is null unless the provider vouches for it. Whether `nonce` is ours stays to be asked. */
export type Holder = { subject: string; email: string | null; name: string | null; nonce: string | null }

/** Reads an ID token. Throws 401 for one that is not to be trusted, and 503 when the provider’s keys cannot be had. */
export type ReadIdToken = (token: string, now: Date) => Promise<Holder>

const claimsSchema = v.object({
  /** The client that the token was given to, where it is told. */
  azp: v.optional(v.string()),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  email: v.fallback(v.nullable(emailSchema), null),
  /** Apple writes it as text. */
  email_verified: v.fallback(v.union([v.boolean(), v.string()]), false),
  name: v.fallback(v.nullable(nameSchema), null),
  nonce: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
})

const untrusted = 'Не вдалося підтвердити вхід. Спробуй ще раз'

/** Verifies signature, algorithm, issuer, audience, holder (`azp`) and age against the provider’s published keys, which are fetched once and kept. */
export function idTokenReader({ issuers, keys, audience }: Issuer): ReadIdToken {
  const published = reachable(createRemoteJWKSet(new URL(keys), { timeoutDuration: 5000 }))
  const options = {
    issuer: issuers,
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp', 'iat'],
    maxTokenAge: '1h',
    clockTolerance: 30,
  }
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, published, { ...options, currentDate: now })
      const { azp, sub, email, email_verified, name, nonce } = v.parse(claimsSchema, payload)
      if (azp !== undefined && azp !== audience) throw new Problem(401, untrusted)
      const isVerified = email_verified === true || email_verified === 'true'
      return { subject: sub, email: isVerified ? email : null, name, nonce }
    } catch (error) {
      if (error instanceof errors.JOSEError || v.isValiError(error)) throw new Problem(401, untrusted)
      throw error
    }
  }
}

/** A key that is not there is the token’s fault; keys that cannot be fetched are not. */
const reachable =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      if (error instanceof errors.JOSENotSupported) throw error
      console.error(describeError(error))
      throw new Problem(503, 'Сервіс входу зараз недоступний. Спробуй трохи згодом')
    }
  }
