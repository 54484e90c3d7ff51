import { Hono } from 'hono'
import * as v from 'valibot'
import { surveyId } from '#domain/survey'
import { surveyEventsSchema } from '#domain/survey-event'
import { moreSchema, surveyRequestSchema } from '#contract/survey-request'
import { subjectId } from '#domain/text'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { once, onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { surveyRequired } from '../http/survey-session.ts'
import { addTask, asAdded } from '../../study/surveys/add-task.ts'
import { inTransaction } from '../../store/transaction.ts'
import { createSurvey } from '../../study/surveys/create.ts'
import { discardSurvey } from '../../study/surveys/discard.ts'
import { listSurveys } from '../../study/surveys/list.ts'
import { receiveFacts } from '../../study/surveys/receive-events.ts'
import { asNext, nextTask } from '../../study/surveys/next-task.ts'
import { viewSurvey } from '../../study/surveys/view.ts'
import { withSurveyFormulas } from '../../study/surveys/with-formulas.ts'

const eventsLimit = 256 * 1024
const ofSurveys = { tag: 'surveys', answer: 'SurveyAnswer' } as const

/** Calls about running surveys. */
export function surveyRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  return new Hono<SignedIn>().route('/', paperCalls(deps)).route('/', taskCalls(deps))
}

/** Calls that start, list, show and discard a survey. */
function paperCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/surveys',
      operation({
        ...ofSurveys,
        summary: 'Start a survey',
        body: 'SurveyRequest',
        status: 201,
        isOnce: true,
        refusals: [404],
        kind: 'starting',
      }),
      session,
      async (c) => {
        const key = onceKey(c)
        const request = await readBody(c.req.raw, surveyRequestSchema)
        const { userId } = c.var.session
        return c.json(withSurveyFormulas(await createSurvey(db, { userId, route: 'create', key, body: request, now: now() }, request)), 201)
      },
    )
    .get(
      '/v3/surveys',
      operation({
        ...ofSurveys,
        summary: 'A page of own surveys, newest first',
        answer: 'SurveysAnswer',
        query: ['subject', 'after'],
        refusals: [422],
      }),
      session,
      async (c) => {
        const subject = v.safeParse(v.optional(subjectId), c.req.query('subject'))
        if (!subject.success) throw new Problem(422, 'Хибний предмет')
        const after = v.safeParse(v.optional(surveyId), c.req.query('after'))
        if (!after.success) throw new Problem(422, 'Хибна сторінка')
        const sought = { subject: subject.output, after: after.output }
        return c.json({ data: { ...(await listSurveys(db, c.var.session.userId, sought, now())), serverNow: now().toISOString() } })
      },
    )
    .get(
      '/v3/surveys/:id',
      operation({ ...ofSurveys, summary: 'A survey with everything that has come about it', refusals: [404] }),
      session,
      async (c) => c.json(withSurveyFormulas(await viewSurvey(db, c.var.session.userId, surveyIdFrom(c.req.param('id')), now()))),
    )
    .delete(
      '/v3/surveys/:id',
      operation({ ...ofSurveys, summary: 'Throw a survey without answers away', answer: 'Done', refusals: [404, 409] }),
      session,
      async (c) => {
        const id = surveyIdFrom(c.req.param('id'))
        await inTransaction(db, (tx) => discardSurvey(tx, c.var.session.userId, id))
        return c.json({ success: true })
      },
    )
}

/** Calls on a running survey: add a task, ask for the next one, send facts. */
function taskCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/surveys/:id/more',
      operation({
        ...ofSurveys,
        summary: 'Add a task like one of its tasks',
        body: 'More',
        answer: 'MoreAnswer',
        status: 201,
        isOnce: true,
        refusals: [404],
      }),
      session,
      async (c) => {
        const key = onceKey(c)
        const id = surveyIdFrom(c.req.param('id'))
        const form = await readBody(c.req.raw, moreSchema)
        const { userId } = c.var.session
        const call = { userId, route: `more ${id}`, key, body: form, now: now() }
        const answer = await once(db, call, (tx) => addTask(tx, userId, id, form.like, now()), asAdded(userId, id, now()))
        return c.json(answer, 201)
      },
    )
    .post(
      '/v3/surveys/:id/next',
      operation({
        ...ofSurveys,
        summary: 'The next task of a diagnostic',
        answer: 'NextAnswer',
        status: 201,
        isOnce: true,
        refusals: [404, 409],
      }),
      session,
      async (c) => {
        const key = onceKey(c)
        const id = surveyIdFrom(c.req.param('id'))
        const { userId } = c.var.session
        const call = { userId, route: `next ${id}`, key, body: {}, now: now() }
        const answer = await once(db, call, (tx) => nextTask(tx, userId, id, now()), asNext(userId, id))
        return c.json(answer, 201)
      },
    )
    .post(
      '/v3/surveys/:id/events',
      operation({
        ...ofSurveys,
        summary: 'Add facts to a survey',
        body: 'SurveyEvents',
        answer: 'EventsAnswer',
        refusals: [404, 409, 429],
        kind: 'answers',
        largestBody: eventsLimit,
        bringsWork: true,
      }),
      surveyRequired(deps),
      async (c) => {
        const { events } = await readBody(c.req.raw, surveyEventsSchema, eventsLimit)
        return c.json(await receiveFacts(db, c.get('survey'), events, now()))
      },
    )
}

/** The id of a survey from an address; what cannot be one is answered like an unknown one. */
export function surveyIdFrom(text: string): string {
  if (!v.is(surveyId, text)) throw new Problem(404, 'Такого тесту немає')
  return text
}
