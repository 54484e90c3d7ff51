import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { surveyId } from '#domain/survey'
import type { FoundSession } from '../../people/auth/find-session.ts'
import { sizeOf } from '../../people/auth/quota.ts'
import type { Deps } from '../deps.ts'
import { findSurveyWithSession, findWholeWithSession, type SurveyCall } from '../../study/surveys/find-with-session.ts'
import type { Db } from '../../store/store.ts'
import { Problem } from '../../base/problem.ts'
import { admit, type SignedIn } from './session.ts'

type Find<S> = (db: Db, call: SurveyCall) => Promise<(FoundSession & { survey: S | null }) | null>

/** Finds a session together with the survey in the address of its call. Throws 404 where the visitor has none such. */
const letting = <S>(deps: Pick<Deps, 'db' | 'now'>, find: Find<S>) =>
  createMiddleware<SignedIn & { Variables: { survey: S } }>(async (c, next) => {
    const id = c.req.param('id')
    const asked = v.is(surveyId, id) ? id : ''
    const size = sizeOf(c.req.raw.headers)
    const { session, found } = await admit(c, deps, (tokenHash, now) => find(deps.db, { tokenHash, survey: asked, now, size }))
    if (found.survey === null) throw new Problem(404, 'Такого тесту немає')
    c.set('session', session)
    c.set('survey', found.survey)
    await next()
  })

/** As `sessionRequired` for a call that writes to the survey in its address: the survey comes along. */
export const surveyRequired = (deps: Pick<Deps, 'db' | 'now'>) => letting(deps, findSurveyWithSession)

/** The same with all that a result of the survey follows from. */
export const wholeRequired = (deps: Pick<Deps, 'db' | 'now'>) => letting(deps, findWholeWithSession)
