import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import { later, written } from '#contract/samples/facts'
import { tasks } from '#contract/samples/questions'
import { examSurvey } from '#contract/samples/surveys'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import type { Far } from '../api/ask-far'
import { surveyMachine } from './survey.machine'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { refusalOf } from '../../../../tests/fixtures/refusal'

const start = later(0)
const [q1, q2, q3] = ['q1', 'q2', 'q3'] as const
const opened = { ...examSurvey.clock, startedAt: new Date(start).toISOString(), deadlineAt: null }
const survey: Survey = { ...examSurvey, clock: opened, questions: [q1, q2, q3].map((id) => ({ ...tasks.single, id })) }
const far = (change: Partial<Survey> = {}, ...foreign: SurveyEvent[]): Far => ({ survey: { ...survey, ...change }, foreign })

/** A paper as the device has opened it by itself. @param ask what the server says of it. @param known what it gives when it is asked once more. */
function sit(ask: () => Promise<Far>, known = survey) {
  const log = answersOn()
  const machine = surveyMachine.provide({
    actors: {
      open: fromPromise(async ({ input: { isFirst } }) => ({
        survey: isFirst ? survey : known,
        events: await log.events(survey.id),
        isAsked: !isFirst,
      })),
      ask: fromPromise(ask),
      ticker: fromCallback(() => undefined),
      seat: fromCallback(({ sendBack, receive }) => receive(() => sendBack({ type: 'seat.taken' }))),
    },
  })
  const ground = { log, clock: { now: () => start, sync: () => undefined, hasJumped: () => false } }
  const actor = createActor(machine, { input: { id: survey.id, ground } }).start()
  const reach = (ready: (snapshot: SnapshotFrom<typeof surveyMachine>) => boolean) => waitFor(actor, ready, { timeout: 1000 })
  return { actor, log, reach }
}

describe('a paper that the device has opened by itself', () => {
  test('takes answers of another device, loses none that was given meanwhile, and stays at its task', async () => {
    const word = Promise.withResolvers<Far>()
    const { actor, log, reach } = sit(() => word.promise)
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    actor.send({ type: 'fact.add', fact: { kind: 'visit', question: q2 } })
    const [answered, read, other] = written(
      { kind: 'answer', question: q1, value: 'a' },
      { kind: 'answer', question: q3, value: 'd' },
      { kind: 'visit', question: q3 },
    ).map((event) => ({ ...event, at: new Date(start - 1).toISOString() }))
    if (!answered || !read || !other) throw new Error('three facts')
    word.resolve(far({}, answered, read, other))
    const { context } = await reach((s) => s.matches({ answering: { knowing: 'settled' } }))
    expect(context.sheet).toMatchObject({ current: q2, answers: { q1: 'b', q3: 'd' }, visited: { q1: true, q2: true, q3: true } })
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['answer', 'visit'])
  })

  test('stands still where the alarm was heard on another device, and has the tasks that were added there', async () => {
    const [pause] = written({ kind: 'pause', reason: 'alarm' })
    const questions = [...survey.questions, { ...tasks.single, id: 'q4' }]
    const { reach } = sit(async () => far({ questions }, ...(pause ? [pause] : [])))
    const { context } = await reach((s) => s.matches({ answering: { solving: 'paused' } }))
    expect(context.survey?.questions.map(({ id }) => id)).toEqual([q1, q2, q3, 'q4'])
  })

  test('ends with what the server has where it was handed in elsewhere', async () => {
    const ended = { ...opened, finishedAt: new Date(later(5)).toISOString() }
    const { reach } = sit(async () => far({ clock: ended }), { ...survey, clock: ended })
    await reach((s) => s.matches('finished'))
  })

  test('goes on where the server cannot be asked, and asks again at the next sitting', async () => {
    const { actor, reach } = sit(() => Promise.reject(refusalOf(503)))
    await reach((s) => s.matches({ answering: { knowing: 'settled' } }))
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    expect(actor.getSnapshot().context).toMatchObject({ isAsked: false, sheet: { answers: { q1: 'b' } } })
  })
})
