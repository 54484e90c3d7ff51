import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { surveyId } from '#contract/survey'
import type { FoundSession } from '../auth/find-session.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../store/store.ts'
import type { SurveyRow } from '../surveys/clock.ts'
import { findSurveyWithSession, findWholeWithSession, type SurveyCall } from '../surveys/find-with-session.ts'
import type { ReadSurvey } from '../surveys/find.ts'
import { sizeOf } from '../auth/quota.ts'
import { admit, type SignedIn } from './session.ts'

type Find<F> = (db: Db, call: SurveyCall) => Promise<F | null>
type WithSurvey = SignedIn & { Variables: { survey: SurveyRow | null } }
type WithWhole = SignedIn & { Variables: { whole: ReadSurvey | null } }

/** Finds a session together with the survey in the address of its call; an id that can be none finds none. */
const findingBy =
  <F extends FoundSession>(deps: Deps, find: Find<F>) =>
  (c: Parameters<typeof admit>[0]) => {
    const id = c.req.param('id')
    const survey = v.is(surveyId, id) ? id : ''
    const size = sizeOf(c.req.raw.headers)
    return admit(c, deps, (tokenHash, now) => find(deps.db, { tokenHash, survey, now, size }))
  }

/** As `sessionRequired` for a call that writes to the survey in its address: the survey comes along, null where the visitor has none such. */
export const surveyRequired = (deps: Deps) => {
  const found = findingBy(deps, findSurveyWithSession)
  return createMiddleware<WithSurvey>(async (c, next) => {
    const {
      session,
      found: { survey },
    } = await found(c)
    c.set('session', session)
    c.set('survey', survey)
    await next()
  })
}

/** The same with all that a result of the survey follows from. */
export const wholeRequired = (deps: Deps) => {
  const found = findingBy(deps, findWholeWithSession)
  return createMiddleware<WithWhole>(async (c, next) => {
    const {
      session,
      found: { whole },
    } = await found(c)
    c.set('session', session)
    c.set('whole', whole)
    await next()
  })
}
