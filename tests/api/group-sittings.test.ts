import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { Sitting } from '#contract/group'
import type { Survey } from '#domain/survey'
import { answersAt, device, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const minute = 60
const hour = 60 * minute

/** A paper of an hour, due in three days, and a pupil who shares results and has just begun it. */
async function exam(extraTime = 0) {
  const [owner, pupil] = [await person(api), await person(api)]
  const { id, code } = await paidGroup(api, owner)
  await pupil.join(code, true)
  const due = new Date(api.clock.now.getTime() + 3 * 86400_000).toISOString()
  const given = await owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', paper: 'one', due })
  const paper: string = given.body.data.group.assignments.at(-1).id
  const started = await pupil.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, { extraTime })
  const survey: Survey = started.body.data.survey
  const me = visitor(api, pupil.token)
  const seen = async (): Promise<Sitting> => (await owner.group(id)).assignments[0]?.sittings[0] as Sitting
  const release = (who: Person = owner) => who.call(`POST /v3/groups/${id}/assignments/${paper}/release`)
  return { owner, pupil, me, id, paper, survey, due, seen, release }
}
const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

it('a group’s paper that was begun goes on without a network: its answers count in time, and its result comes when the network is back', async () => {
  const { survey, me, due } = await exam()
  expect(survey.questions).toHaveLength(9)
  const begun = api.clock.now
  const meanwhile = answersAt(after(begun, 20 * minute), right('one'))
  api.clock.advance(50 * minute)
  expect((await me.send(survey.id, meanwhile)).status).toBe(200)
  expect(await me.result(survey.id)).toMatchObject({ raw: 19, items: [], reviewAt: due })
})

describe('the clock of a group’s paper', () => {
  it('runs from the moment in which the tasks are given out, not from the first fact', async () => {
    const { survey, me } = await exam()
    const start = api.clock.now
    expect([survey.questions.length, survey.clock.startedAt, survey.clock.deadlineAt]).toEqual([
      9,
      start.toISOString(),
      after(start, hour).toISOString(),
    ])
    api.clock.advance(30 * minute)
    await me.send(survey.id, [device()(api.clock.now, { kind: 'open' })])
    expect((await me.get(`/v3/surveys/${survey.id}`)).survey.clock.deadlineAt).toBe(after(start, hour).toISOString())
  })

  it('takes answers on their way for five minutes and tells the owner how many there were', async () => {
    const { survey, me, seen } = await exam()
    const inTime = after(api.clock.now, 59 * minute)
    api.clock.advance(hour + 4 * minute)
    await me.send(survey.id, answersAt(inTime, right('one')))
    api.clock.advance(2 * minute)
    expect(await seen()).toMatchObject({ state: 'finished', raw: 19, lateAnswers: 9, extraTime: 0, pauses: 0 })
  })

  it('believes no device that says after the end when it was answered', async () => {
    const { survey, me, seen } = await exam()
    const claimed = after(api.clock.now, 10 * minute)
    api.clock.advance(hour + 6 * minute)
    await me.send(survey.id, answersAt(claimed, right('one')))
    expect(await seen()).toMatchObject({ state: 'finished', raw: 0 })
  })

  it('stands from the moment the server hears of a pause, and the owner sees it', async () => {
    const { survey, me, seen } = await exam(25)
    const start = api.clock.now
    api.clock.advance(10 * minute)
    const says = device()
    await me.send(survey.id, [says(after(start, minute), { kind: 'pause', reason: 'alarm' })])
    api.clock.advance(20 * minute)
    await me.send(survey.id, [says(api.clock.now, { kind: 'resume' })])
    expect((await me.get(`/v3/surveys/${survey.id}`)).survey.clock.deadlineAt).toBe(after(start, 1.25 * hour + 20 * minute).toISOString())
    expect(await seen()).toMatchObject({ extraTime: 25, pauses: 1, pausedSeconds: 20 * minute })
  })

  it('cannot be stopped after the end, whatever the device says', async () => {
    const { survey, me, seen } = await exam()
    const start = api.clock.now
    api.clock.advance(hour + minute)
    await me.send(survey.id, [device()(after(start, 30 * minute), { kind: 'pause', reason: 'alarm' })])
    api.clock.advance(hour)
    await me.send(survey.id, answersAt(after(start, 50 * minute), right('one')))
    expect(await seen()).toMatchObject({ state: 'finished', raw: 0 })
  })
})

describe('the review of a group’s paper', () => {
  it('waits for the deadline: until then the pupil sees points alone', async () => {
    const { survey, me, due } = await exam()
    await me.send(survey.id, answersAt(api.clock.now, { 'one-plain': 'd' }))
    const finished = await me.result(survey.id)
    expect(finished).toMatchObject({ raw: 1, items: [], byTopic: [], byForm: [], reviewAt: due })
    expect((await me.get(`/v3/surveys/${survey.id}/result`)).result).toMatchObject({ raw: 1, items: [], reviewAt: due })
    api.clock.advance(3 * 86400)
    const open = (await me.get(`/v3/surveys/${survey.id}/result`)).result
    expect([open.items.length, open.byTopic.length, open.reviewAt]).toEqual([9, 2, undefined])
  })

  it('is opened earlier by the owner alone', async () => {
    const { survey, me, owner, pupil, id, release } = await exam()
    await me.finish(survey.id)
    expect((await release(pupil)).status).toBe(404)
    expect((await owner.group(id)).assignments[0]?.isReviewOpen).toBe(false)
    expect((await release()).body.data.group.assignments[0].isReviewOpen).toBe(true)
    expect((await me.get(`/v3/surveys/${survey.id}/result`)).result.items).toHaveLength(9)
  })

  it('cannot be had before by bookmarks, practice or cards', async () => {
    const { survey, me, release } = await exam()
    await me.finish(survey.id)
    const at = api.clock.now.toISOString()
    await me.facts([{ id: randomUUID(), at, kind: 'task.save', question: survey.questions[0]?.id, isSaved: true }])
    expect((await me.start({ mode: 'saved' })).status).toBe(409)
    expect((await me.get('/v3/flashcards/mistakes')).deck.list).toEqual([])
    await release()
    expect((await me.start({ mode: 'saved' })).status).toBe(201)
  })
})
