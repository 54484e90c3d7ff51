import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { hashToken } from '../../server/people/auth/token.ts'
import { surveyEvents, surveys } from '../../server/store/schema.ts'
import { findWholeWithSession } from '../../server/study/surveys/find-with-session.ts'
import { findSurvey, type ReadSurvey } from '../../server/study/surveys/find.ts'
import { finishOnce } from '../../server/study/surveys/finish.ts'
import { mostFacts } from '../../server/study/open-surveys/limits.ts'
import { receiveFacts } from '../../server/study/surveys/receive-events.ts'
import { answersAt, device, right } from './fixtures/answers.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

/** A survey is read before it is held: whatever has happened to it in between must still count. */
const api = await openHarness()
afterAll(() => api.close())

const paper = { mode: 'nmt', paper: 'one' } as const
const facts = () => answersAt(api.clock.now, right('one'))
const newcomer = async () => visitor(api, await api.guest())

/** The survey as a call reads it before it stores anything. */
async function readAs({ token }: Visitor, survey: string): Promise<ReadSurvey> {
  const found = await findWholeWithSession(api.store.db, { tokenHash: hashToken(token), survey, now: api.clock.now, size: 1 })
  if (!found?.survey) throw new Error('no survey was read')
  return found.survey
}

const callOf = (whole: ReadSurvey) => ({
  userId: whole.survey.userId,
  route: `finish ${whole.survey.id}`,
  key: randomUUID(),
  body: {},
  now: api.clock.now,
})
const storedIn = (survey: string) => api.store.db.$count(surveyEvents, eq(surveyEvents.survey, survey))

it('a task that was added since is in the result', async () => {
  const pupil = await newcomer()
  const survey = await pupil.begin({ mode: 'quick', count: 5 })
  const whole = await readAs(pupil, survey.id)
  expect((await pupil.more(survey.id, survey.questions[0]?.id ?? '')).status).toBe(201)
  const { data } = await finishOnce(api.store.db, callOf(whole), whole, {})
  expect(data.result.items).toHaveLength(6)
})

it('an answer that has come since is in the result', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  await pupil.send(id, facts().slice(0, 1))
  const whole = await readAs(pupil, id)
  await pupil.send(id, facts().slice(1, 3))
  const { data } = await finishOnce(api.store.db, callOf(whole), whole, {})
  expect(data.result.items.filter(({ answer }) => answer !== null)).toHaveLength(3)
})

it('a finish with the same key that was through first gives its answer', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  await pupil.send(id, facts())
  const whole = await readAs(pupil, id)
  const call = callOf(whole)
  const first = await finishOnce(api.store.db, call, whole, {})
  expect(await finishOnce(api.store.db, call, whole, {})).toEqual(first)
  await expect(finishOnce(api.store.db, { ...call, body: { devices: [] } }, whole, {})).rejects.toMatchObject({ status: 422 })
})

it('a finish that was through first refuses new facts and takes known ones', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  const known = facts()
  await pupil.send(id, known)
  const { survey } = await readAs(pupil, id)
  const { finishedAt } = await pupil.result(id)
  await expect(receiveFacts(api.store.db, survey, [...known, ...facts()], api.clock.now)).rejects.toMatchObject({ status: 409 })
  const again = await receiveFacts(api.store.db, survey, known, api.clock.now)
  expect([again.data.accepted, again.data.duplicates, again.data.clock.finishedAt]).toEqual([0, known.length, finishedAt])
  expect(await storedIn(id)).toBe(known.length)
})

it('a pause that another device has begun stands in the clock', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  await pupil.send(id, facts().slice(0, 1))
  const { survey } = await readAs(pupil, id)
  await pupil.send(id, [device()(api.clock.now, { kind: 'pause', reason: 'alarm' })])
  const { data } = await receiveFacts(api.store.db, survey, facts().slice(1), api.clock.now)
  expect([data.accepted, data.clock.pausedAt]).toEqual([facts().length - 1, api.clock.now.toISOString()])
})

it('a beginning that came from another device since stays the earlier one', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  const { survey } = await readAs(pupil, id)
  const first = api.clock.now.toISOString()
  await pupil.send(id, facts().slice(0, 1))
  const { data } = await receiveFacts(api.store.db, survey, answersAt(api.clock.advance(60), right('one')), api.clock.now)
  expect([data.clock.startedAt, (await pupil.view(id)).clock.startedAt]).toEqual([first, first])
})

it('a survey that has been thrown away or has gone to another owner takes nothing', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  const whole = await readAs(pupil, id)
  await api.store.db.delete(surveys).where(eq(surveys.id, id))
  await expect(receiveFacts(api.store.db, whole.survey, facts(), api.clock.now)).rejects.toMatchObject({ status: 404 })
  await expect(finishOnce(api.store.db, callOf(whole), whole, {})).rejects.toMatchObject({ status: 404 })
  const { survey } = await readAs(pupil, (await pupil.begin(paper)).id)
  const foreign = { ...survey, userId: randomUUID() }
  await expect(receiveFacts(api.store.db, foreign, facts(), api.clock.now)).rejects.toMatchObject({ status: 404 })
  expect(await storedIn(survey.id)).toBe(0)
})

it('facts that came from elsewhere since count to the most that a survey holds, and one too many stores none', async () => {
  const pupil = await newcomer()
  const { id } = await pupil.begin(paper)
  const { survey } = await findSurvey(api.store.db, (await readAs(pupil, id)).survey.userId, id)
  const write = device()
  const many = Array.from({ length: mostFacts - 1 }, () => write(api.clock.now, { kind: 'open' }))
  await api.store.db.insert(surveyEvents).values(many.map((event) => ({ survey: id, id: event.id, event, receivedAt: api.clock.now })))
  const [one, two] = facts()
  if (!one || !two) throw new Error('two facts are needed')
  await expect(receiveFacts(api.store.db, survey, [one, two], api.clock.now)).rejects.toMatchObject({ status: 429 })
  expect(await storedIn(id)).toBe(mostFacts - 1)
  expect((await receiveFacts(api.store.db, survey, [one, one, ...many.slice(0, 5)], api.clock.now)).data.accepted).toBe(1)
})
