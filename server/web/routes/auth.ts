import { Hono } from 'hono'
import { credentialsSchema, leaveSchema, passwordResetSchema, refreshSchema, registrationSchema } from '#contract/auth'
import { enterAsGuest, register, signIn } from '../../people/auth/accounts.ts'
import { resetPassword } from '../../people/auth/reset-password.ts'
import { refreshSession } from '../../people/auth/refresh-session.ts'
import { tellOwner } from '../../people/auth/tell-owner.ts'
import { endSessionByHash } from '../../people/auth/sessions.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { Problem, required } from '../../base/problem.ts'

const open = { tag: 'session', answer: 'SessionAnswer', isPublic: true } as const

/** Calls that give out a session, or a new password. */
export function authRoutes(deps: Pick<Deps, 'db' | 'work' | 'now' | 'isBehindProxy' | 'integrations'>) {
  const { db, now, integrations, work } = deps
  return new Hono()
    .post('/v3/auth/anonymous', operation({ ...open, summary: 'Enter as a guest', refusals: [429], kind: 'starting' }), async (c) =>
      c.json(await enterAsGuest(db, callerOf(c, deps))),
    )
    .post(
      '/v3/register',
      operation({ ...open, summary: 'Make an account', body: 'Registration', refusals: [409, 429], kind: 'passwords' }),
      async (c) => {
        const form = await readBody(c.req.raw, registrationSchema)
        const caller = callerOf(c, deps)
        const { post, backgroundWork } = integrations ?? {}
        const tell = () => post && backgroundWork?.run(() => tellOwner(db, { post, backgroundWork }, form.email, caller.now))
        return c.json(await register(db, form, caller, work, tell))
      },
    )
    .post(
      '/v3/login',
      operation({ ...open, summary: 'Sign in', body: 'Credentials', refusals: [401, 429], kind: 'passwords' }),
      async (c) => {
        const form = await readBody(c.req.raw, credentialsSchema)
        return c.json(await signIn(db, form, callerOf(c, deps), work))
      },
    )
    .post(
      '/v3/reset-password',
      operation({
        ...open,
        summary: 'Mail a new password',
        body: 'PasswordReset',
        answer: 'Done',
        refusals: [429, 501],
        kind: 'passwords',
      }),
      async (c) => {
        const { email } = await readBody(c.req.raw, passwordResetSchema)
        const post = required(integrations?.post, 'Відновлення пароля тут не налаштовано')
        await resetPassword(db, { post, backgroundWork: required(integrations?.backgroundWork), now }, email, callerOf(c, deps))
        return c.json({ success: true })
      },
    )
    .post(
      '/v3/auth/refresh',
      operation({ ...open, summary: 'Exchange a refresh token for new tokens', body: 'Refresh', refusals: [401, 429], kind: 'starting' }),
      async (c) => {
        const form = await readBody(c.req.raw, refreshSchema)
        const session = await refreshSession(db, form.refresh_token, now())
        if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
        return c.json(session)
      },
    )
    .post(
      '/v3/auth/leave',
      operation({ ...open, summary: 'End the session of a token that is known by its hash', body: 'Leave', answer: 'Done' }),
      async (c) => {
        await endSessionByHash(db, (await readBody(c.req.raw, leaveSchema)).token_hash)
        return c.json({ success: true })
      },
    )
}
