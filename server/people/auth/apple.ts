import type * as v from 'valibot'
import type { appleSignInSchema } from '#contract/auth'
import { Problem } from '../../base/problem.ts'
import type { Holder, ReadIdToken } from './id-token.ts'

/** `read` is null where Apple is not set up; `isBareTrusted` takes the identifier alone for proof, on one’s own machine only. */
export type Apple = { read: ReadIdToken | null; isBareTrusted: boolean }
type Verified = { provider: 'apple' | 'apple-bare'; holder: Holder }

/**
 * Reads the account that signs in with Apple. Throws 401 for an untrusted token, 422 without one, 501 where Apple is not set up, 503 when
 * its keys cannot be had.
 */
export async function readApple(apple: Apple, form: v.InferOutput<typeof appleSignInSchema>, now: Date): Promise<Verified> {
  const { external_user_id: subject, identity_token: token } = form
  if (token === undefined && apple.isBareTrusted)
    return { provider: 'apple-bare', holder: { subject, email: null, name: null, nonce: null } }
  if (!apple.read) throw new Problem(501, 'Вхід через Apple тут не налаштовано')
  if (token === undefined) throw new Problem(422, 'Бракує токена від Apple')
  const holder = await apple.read(token, now)
  if (holder.subject !== subject) throw new Problem(401, 'Не вдалося підтвердити вхід. Спробуй ще раз')
  return { provider: 'apple', holder }
}
