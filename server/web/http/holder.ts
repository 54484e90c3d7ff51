import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { findHolder, type FoundUser } from '../../people/users/view.ts'
import { admit, type SignedIn } from './session.ts'

type Holder = SignedIn & { Variables: { holder: FoundUser } }

/** As `sessionRequired` for a call that only reads; the user comes along with the session, in one question to the store. */
export const holderRequired = (deps: Pick<Deps, 'db' | 'now'>) =>
  createMiddleware<Holder>(async (c, next) => {
    const find = async (tokenHash: string, now: Date) => {
      const [found] = await findHolder(deps.db, { tokenHash, at: now.toISOString() })
      return found ? { ...found, used: null } : null
    }
    const { session, found } = await admit(c, deps, find)
    c.set('session', session)
    c.set('holder', found)
    await next()
  })
