import { Hono } from 'hono'
import { credentialsSchema, refreshSchema, registrationSchema } from '#contract/auth'
import { enterAsGuest, register, signIn } from '../auth/accounts.ts'
import { refreshSession } from '../auth/sessions.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'

const open = { tag: 'session', answer: 'SessionAnswer', isPublic: true } as const

/** Calls that give out a session. */
export const authRoutes = ({ db, now, isBehindProxy }: Deps) =>
  new Hono()
    .post('/v3/auth/anonymous', operation({ ...open, summary: 'Enter as a guest' }), async (c) => c.json(await enterAsGuest(db, now())))
    .post('/v3/register', operation({ ...open, summary: 'Make an account', body: 'Registration', refusals: [409] }), async (c) => {
      const form = await readBody(c.req.raw, registrationSchema)
      return c.json(await register(db, form, now()))
    })
    .post('/v3/login', operation({ ...open, summary: 'Sign in', body: 'Credentials', refusals: [401, 429] }), async (c) => {
      const form = await readBody(c.req.raw, credentialsSchema)
      return c.json(await signIn(db, form, clientAddress(c, isBehindProxy), now()))
    })
    .post(
      '/v3/auth/refresh',
      operation({ ...open, summary: 'Exchange a refresh token for new tokens', body: 'Refresh', refusals: [401] }),
      async (c) => {
        const form = await readBody(c.req.raw, refreshSchema)
        const session = await refreshSession(db, form.refresh_token, now())
        if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
        return c.json(session)
      },
    )
