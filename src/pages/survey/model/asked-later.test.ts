import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate'
import { at, later } from '#samples/facts'
import { tasks } from '#samples/questions'
import { examSurvey } from '#samples/surveys'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { BareFact } from '#domain/survey-state'
import type { SurveyFact } from '@/entities/survey'
import type { Far } from '../api/ask-far'
import { surveyMachine } from './survey.machine'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { refusalOf } from '../../../../tests/fixtures/refusal'

const start = later(0)
const [q1, q2, q3] = ['q1', 'q2', 'q3'] as const
const opened = { ...examSurvey.clock, startedAt: new Date(start).toISOString(), deadlineAt: null }
const survey: Survey = { ...examSurvey, clock: opened, questions: [q1, q2, q3].map((id) => ({ ...tasks.single, id })) }
const far = (change: Partial<Survey> = {}, ...events: SurveyEvent[]): Far => ({ survey: { ...survey, ...change }, events })
/** A fact of another device, so many minutes after the start. */
const elsewhere = (minutes: number, fact: BareFact): SurveyEvent => ({
  ...at(minutes, fact),
  client: '1b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a22',
})

/** A paper as the device has opened it by itself. @param ask what the server says of it. @param known what it gives when it is asked once more. */
function sit(ask: () => Promise<Far>, known = survey) {
  const log = answersOn()
  let now = start
  const machine = surveyMachine.provide({
    actors: {
      open: fromPromise(async ({ input: { isFirst } }) => ({
        survey: isFirst ? survey : known,
        events: await log.events(survey.id),
        isAsked: !isFirst,
      })),
      ask: fromPromise(ask),
      close: fromPromise(() => Promise.reject(refusalOf(503))),
      ticker: fromCallback(() => undefined),
      lock: fromCallback(({ sendBack, receive }) => receive(() => sendBack({ type: 'lock.taken' }))),
    },
  })
  const ground = { log, clock: { now: () => now, sync: () => undefined, hasJumped: () => false } }
  const timer = new SimulatedClock()
  const actor = createActor(machine, { clock: timer, input: { id: survey.id, ground, random: () => 0.5 } }).start()
  const reach = (ready: (snapshot: SnapshotFrom<typeof surveyMachine>) => boolean) => waitFor(actor, ready, { timeout: 1000 })
  const state = (minutes: number, fact: SurveyFact) => {
    now = later(minutes)
    actor.send({ type: 'fact.add', fact })
  }
  return { actor, log, reach, state, timer }
}

describe('a paper that the device has opened by itself', () => {
  test('takes answers of another device that came before those given here, and stays at its task', async () => {
    const word = Promise.withResolvers<Far>()
    const { reach, state } = sit(() => word.promise)
    await reach((s) => s.matches('answering'))
    state(5, { kind: 'answer', question: q1, value: 'b' })
    word.resolve(
      far(
        {},
        elsewhere(1, { kind: 'answer', question: q1, value: 'a' }),
        elsewhere(2, { kind: 'answer', question: q3, value: 'd' }),
        elsewhere(9, { kind: 'visit', question: q3 }),
      ),
    )
    const { context } = await reach((s) => s.matches({ answering: { knowing: 'settled' } }))
    expect(context.sheet).toMatchObject({ current: q1, answers: { q1: 'b', q3: 'd' }, visited: { q1: true, q3: true } })
  })

  test('shows the later answer of two, and the clock of the later alarm, whichever device they came from', async () => {
    const word = Promise.withResolvers<Far>()
    const { reach, state } = sit(() => word.promise)
    await reach((s) => s.matches('answering'))
    state(5, { kind: 'answer', question: q1, value: 'b' })
    state(6, { kind: 'pause', reason: 'alarm' })
    state(7, { kind: 'resume' })
    word.resolve(far({}, elsewhere(8, { kind: 'answer', question: q1, value: 'c' }), elsewhere(9, { kind: 'pause', reason: 'alarm' })))
    const { context } = await reach((s) => s.matches({ answering: { knowing: 'settled', solving: 'paused' } }))
    expect(context.sheet?.answers).toEqual({ q1: 'c' })
    expect(context.sheet?.pauses.map(({ from, to }) => [from, to])).toEqual([
      [later(6), later(7)],
      [later(9), null],
    ])
  })

  test('ends with what the server has where it was handed in elsewhere', async () => {
    const ended = { ...opened, finishedAt: new Date(later(5)).toISOString() }
    const { reach } = sit(async () => far({ clock: ended }), { ...survey, clock: ended })
    await reach((s) => s.matches('finished'))
  })

  test('is opened anew where the server refuses it', async () => {
    const { reach } = sit(() => Promise.reject(refusalOf(403)))
    const { context } = await reach((s) => s.matches('answering') && s.context.isAsked)
    expect(context.survey?.id).toBe(survey.id)
  })

  test('goes on where the server cannot be asked, and asks it again after a while, in the same sitting', async () => {
    const answers = [
      () => Promise.reject(refusalOf(503)),
      () => Promise.reject(refusalOf(429)),
      async () => far({}, elsewhere(1, { kind: 'answer', question: q3, value: 'd' })),
    ]
    const { reach, state, timer } = sit(() => answers.shift()?.() ?? expect.unreachable('asked too often'))
    await reach((s) => s.matches({ answering: { knowing: 'unanswered' } }))
    state(5, { kind: 'answer', question: q1, value: 'b' })
    timer.increment(9999)
    expect(answers).toHaveLength(2)
    timer.increment(1)
    expect(answers).toHaveLength(1)
    await reach((s) => s.matches({ answering: { knowing: 'unanswered' } }))
    timer.increment(10_000)
    const { context } = await reach((s) => s.matches({ answering: { knowing: 'settled' } }))
    expect(context.sheet).toMatchObject({ current: q1, answers: { q1: 'b', q3: 'd' } })
  })

  test('goes on where the server cannot be asked, and asks again at the next sitting', async () => {
    const answers = [() => Promise.reject(refusalOf(503)), async () => far({}, elsewhere(1, { kind: 'answer', question: q3, value: 'd' }))]
    const { actor, log, reach, state } = sit(() => answers.shift()?.() ?? expect.unreachable('asked too often'))
    await reach((s) => s.matches({ answering: { knowing: 'unanswered' } }))
    state(1, { kind: 'answer', question: q1, value: 'b' })
    await vi.waitFor(async () => expect(await log.events(survey.id)).toHaveLength(1))
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'finish.confirm' })
    await reach((s) => s.matches('finishDelayed'))
    actor.send({ type: 'finish.cancel' })
    await reach((s) => s.context.isAsked)
    expect(answers).toEqual([])
  })
})
