import { Hono, type Context } from 'hono'
import { appleSignInSchema, googleSignInSchema, type SessionAnswer } from '#contract/auth'
import { readApple } from '../../people/auth/apple.ts'
import { countAttempt, limits, refuseAbove } from '../../people/auth/limits.ts'
import { openNonce, useNonce } from '../../people/auth/nonces.ts'
import { signInAs } from '../../people/auth/social.ts'
import { isStandInToken, readVisitor, type StandInName } from '../../people/auth/stand-ins.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import type { Caller } from '../../base/caller.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { Problem, required } from '../../base/problem.ts'
import { requireStandIn } from '../http/require-stand-in.ts'

const open = { tag: 'session', answer: 'SessionAnswer', isPublic: true, refusals: [401, 404, 429, 501, 503] } as const

/** Calls that give out a session for an account of a provider. */
export function socialRoutes(deps: Pick<Deps, 'db' | 'work' | 'now' | 'isBehindProxy' | 'integrations'>) {
  const { db, integrations, work } = deps
  return new Hono()
    .post(
      '/v3/auth/nonce',
      operation({ ...open, answer: 'NonceAnswer', summary: 'A nonce for one sign-in with Google or Apple', refusals: [429] }),
      async (c) => c.json({ data: { nonce: await openNonce(db, callerOf(c, deps)) } }),
    )
    .post('/v3/auth/google', operation({ ...open, summary: 'Sign in with Google', body: 'GoogleSignIn' }), async (c) => {
      const form = await readBody(c.req.raw, googleSignInSchema)
      const caller = callerOf(c, deps)
      if (isStandInToken(form.token)) return c.json(await enterAsVisitor(c, deps, 'google', form.token))
      const read = required(integrations?.google, 'Вхід через Google тут не налаштовано')
      const holder = await counted(deps, caller, async () => {
        const known = await read(form.token, caller.now)
        await useNonce(db, known.nonce, caller)
        return known
      })
      return c.json(await signInAs(db, { provider: 'google', holder }, caller, work))
    })
    .post('/v3/auth/apple', operation({ ...open, summary: 'Sign in with Apple', body: 'AppleSignIn' }), async (c) => {
      const form = await readBody(c.req.raw, appleSignInSchema)
      const caller = callerOf(c, deps)
      const { identity_token: token, external_user_id: subject } = form
      if (isStandInToken(token)) return c.json(await enterAsVisitor(c, deps, 'apple', token, subject))
      const apple = required(integrations?.apple)
      const verified = await counted(deps, caller, async () => {
        const known = await readApple(apple, form, caller.now)
        if (known.provider === 'apple') await useNonce(db, known.holder.nonce, caller)
        return known
      })
      return c.json(await signInAs(db, verified, caller, work))
    })
}

/** Signs in a visitor of a stand-in. Throws 404 where there is none for this call, and 401 for a token that it did not sign for this subject. */
async function enterAsVisitor(
  c: Context,
  deps: Pick<Deps, 'db' | 'work' | 'now' | 'isBehindProxy' | 'integrations'>,
  name: StandInName,
  token: string,
  subject?: string,
): Promise<SessionAnswer> {
  const standIns = requireStandIn(c, deps, name)
  const caller = callerOf(c, deps)
  const holder = await counted(deps, caller, async () => {
    const known = await readVisitor(standIns, name, token, caller.now)
    if (subject !== undefined && known.subject !== subject) throw new Problem(401, 'Не вдалося підтвердити вхід. Спробуй ще раз')
    await useNonce(deps.db, known.nonce, caller)
    return known
  })
  return signInAs(deps.db, { provider: 'demo', holder }, caller, deps.work)
}

/** Refused tokens count as failed sign-ins of the network they come from. Throws 429 after many. */
async function counted<T>({ db }: Pick<Deps, 'db'>, { address, now }: Caller, read: () => Promise<T>): Promise<T> {
  await refuseAbove(db, limits.failuresFromAddress, address, now)
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.status === 401) await countAttempt(db, limits.failuresFromAddress, address, now)
    throw error
  }
}
