import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate'
import type { Survey } from '#domain/survey'
import { type AnswerLog } from '@/entities/survey'
import { later } from '#samples/facts'
import { keys, tasks } from '#samples/questions'
import { clock, examSurvey } from '#samples/surveys'
import type { Closing } from '../api/close-survey'
import { TimeLeftError } from '../api/time-left-error'
import { surveyMachine } from './survey.machine'
import { refusalOf } from '../../../../tests/fixtures/refusal'
import { answersOn, noDevice } from '../../../../tests/fixtures/page-log'

const [start, q1, q2, q3] = [later(0), 'q1', 'q2', 'q3'] as const
const survey: Survey = {
  ...examSurvey,
  clock: { ...clock, startedAt: null, deadlineAt: null },
  questions: [q1, q2, q3].map((id) => ({ ...tasks.single, id })),
}
const opened = { ...survey.clock, startedAt: new Date(start).toISOString() }

type Setting = {
  kept?: Partial<Survey>
  open?: () => Promise<never>
  close?: () => Promise<void>
  log?: AnswerLog
  /** The clock of a device that cannot be started. */
  ticker?: () => undefined
  /** The holder of the lock when it is asked for. */
  lock?: () => 'lock.taken' | 'lock.lost'
  now?: number
}

const deviceLog = () => answersOn()
function sit(setting: Setting = {}) {
  const {
    kept,
    open,
    close = async () => undefined,
    log = deviceLog(),
    ticker = () => undefined,
    lock = () => 'lock.taken',
    now = start,
  } = setting
  const closed = vi.fn<(closing: Closing) => void>()
  const machine = surveyMachine.provide({
    actors: {
      open: fromPromise(
        async ({ input: { id } }) => open?.() ?? { survey: { ...survey, ...kept }, events: await log.events(id), isAsked: true },
      ),
      close: fromPromise(async ({ input }) => (closed(input.closing), close())),
      ticker: fromCallback(ticker),
      lock: fromCallback(({ sendBack, receive }) => {
        receive(({ type }) => sendBack({ type: type === 'lock.take' ? 'lock.taken' : lock() }))
      }),
    },
  })
  const ground = { log, clock: { now: () => now, sync: () => undefined, hasJumped: () => false } }
  const timer = new SimulatedClock()
  const actor = createActor(machine, { clock: timer, input: { id: survey.id, ground, random: () => 0.5 } }).start()
  const reach = (ready: (snapshot: SnapshotFrom<typeof surveyMachine>) => boolean) => waitFor(actor, ready, { timeout: 1000 })
  return { actor, log, reach, closed, ground, timer }
}
const written = async (log: AnswerLog, count: number) => {
  await vi.waitFor(async () => expect(await log.events(survey.id)).toHaveLength(count))
  return (await log.events(survey.id)).toSorted((a, b) => a.seq - b.seq).map(({ kind }) => kind)
}

describe('survey', () => {
  test('the first opening starts the clock and shows the first task', async () => {
    const { log, reach } = sit()
    const { context } = await reach((s) => s.matches('answering'))
    expect(context.sheet).toMatchObject({ current: q1, start, seconds: 3600, pauses: [] })
    expect(await written(log, 2)).toEqual(['open', 'visit'])
  })

  test('an answer is on the sheet at once and in the log right after', async () => {
    const { actor, log, reach } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    expect(actor.getSnapshot().context.sheet?.answers).toEqual({ q1: 'b' })
    expect(await written(log, 3)).toEqual(['open', 'visit', 'answer'])
  })

  test('what the device could not even be asked to keep is written down three seconds later, with what came meanwhile', async () => {
    const log = deviceLog()
    const append = log.append.bind(log)
    let isBroken = false
    vi.spyOn(log, 'append').mockImplementation((...given) => {
      return isBroken ? expect.unreachable('broken') : append(...given)
    })
    const { actor, reach, timer } = sit({ log })
    await reach((s) => s.matches('answering'))
    isBroken = true
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    expect([actor.getSnapshot().status, actor.getSnapshot().matches({ answering: { recording: 'broken' } })]).toEqual(['active', true])
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q2, value: 'c' } })
    isBroken = false
    timer.increment(3000)
    expect(await written(log, 4)).toEqual(['open', 'visit', 'answer', 'answer'])
  })

  test('a reload shows the same task, the same answers and flags, and the same end of time', async () => {
    const first = sit()
    await first.reach((s) => s.matches('answering'))
    first.actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    first.actor.send({ type: 'fact.add', fact: { kind: 'visit', question: q3 } })
    first.actor.send({ type: 'fact.add', fact: { kind: 'flag', question: q3, isFlagged: true } })
    await written(first.log, 5)
    const { context } = await sit({ log: first.log }).reach((s) => s.matches('answering'))
    expect(context.sheet).toMatchObject({ current: 'q3', answers: { q1: 'b' }, flagged: { q3: true }, start, seconds: 3600 })
    expect(await first.log.events(survey.id)).toHaveLength(5)
  })

  test('handing in asks first, and the question can be taken back', async () => {
    const { actor, reach, closed } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'finish.ask' })
    expect(actor.getSnapshot().matches({ answering: { solving: 'confirming' } })).toBe(true)
    actor.send({ type: 'finish.cancel' })
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'a' } })
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'finish.confirm' })
    await reach((s) => s.matches('finished'))
    expect(closed.mock.calls.map(([{ sheet, isForced, isTimeUp }]) => [sheet.answers, isForced, isTimeUp])).toEqual([
      [{ q1: 'a' }, false, false],
    ])
  })

  test('a blank in the question about handing in leads to its task', async () => {
    const { actor, reach } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'fact.add', fact: { kind: 'visit', question: q2 } })
    expect(actor.getSnapshot().matches({ answering: { solving: 'working' } })).toBe(true)
    expect(actor.getSnapshot().context.sheet?.current).toBe('q2')
  })

  test('the end of time hands the paper in', async () => {
    const { actor, reach } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'clock.tick', now: start + 3_600_000 })
    await reach((s) => s.matches('finished'))
  })

  test('a server that is away delays the end and keeps the paper', async () => {
    const close = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue()
    const { actor, reach } = sit({ close })
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'finish.confirm' })
    await reach((s) => s.matches('finishDelayed'))
    actor.send({ type: 'finish.cancel' })
    expect(actor.getSnapshot().matches('answering')).toBe(true)
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'finish.confirm' })
    await reach((s) => s.matches('finished'))
  })

  test.each([
    [null, true],
    [500, true],
    [503, true],
    [429, true],
    [422, false],
    [404, false],
    [403, false],
  ])('a paper that could not be handed in because of %s is tried again after ten seconds: %s', async (status, mayPass) => {
    const close = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(status === null ? new Error('down') : refusalOf(status))
      .mockResolvedValue()
    const { actor, reach, timer } = sit({ close })
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'finish.ask' })
    actor.send({ type: 'finish.confirm' })
    await reach((s) => s.matches('finishDelayed'))
    timer.increment(9999)
    expect(actor.getSnapshot().value).toBe('finishDelayed')
    timer.increment(1)
    expect(actor.getSnapshot().value).toBe(mayPass ? 'finishing' : 'finishDelayed')
  })

  test.each([
    [404, 'missing'],
    [422, 'missing'],
    [429, 'failed'],
    [403, 'failed'],
    [500, 'failed'],
  ] as const)('a paper that the server answers with %s is %s', async (status, state) => {
    const { reach } = sit({ open: () => Promise.reject(refusalOf(status)) })
    await reach((s) => s.matches(state))
  })

  test('a paper already handed in is over', async () => {
    const { reach } = sit({
      kept: { clock: { ...survey.clock, startedAt: '2026-11-20T09:00:00.000Z', finishedAt: '2026-11-20T09:30:00.000Z' } },
    })
    await reach((s) => s.matches('finished'))
  })

  test('time that ran out while away hands the paper in', async () => {
    const { reach, closed } = sit({
      kept: { clock: { ...survey.clock, startedAt: '2026-11-20T08:00:00.000Z', deadlineAt: '2026-11-20T09:00:00.000Z' } },
    })
    await reach((s) => s.matches('finished'))
    expect(closed).toHaveBeenCalled()
  })

  test('a failed load can be tried again', async () => {
    const open = vi
      .fn<() => Promise<never>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockReturnValue(undefined as never)
    const { actor, reach } = sit({ open })
    await reach((s) => s.matches('failed'))
    actor.send({ type: 'load.retry' })
    await reach((s) => s.matches('answering'))
  })

  test('an answer that only the page holds is said to be unsafe', async () => {
    const { reach } = sit({ log: answersOn({ device: noDevice }) })
    await reach((s) => s.matches({ answering: { keeping: 'lost' } }))
  })

  test('a wrong clock of the device does not hand the paper in: the server has the last word', async () => {
    const close = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TimeLeftError()).mockResolvedValue()
    const { actor, reach, closed } = sit({ close })
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'clock.tick', now: start + 86_400_000 })
    await reach((s) => s.matches('answering') && s.context.now === start)
    expect(closed.mock.calls.map(([{ isTimeUp }]) => isTimeUp)).toEqual([true])
  })

  test('an alarm stops the clock until the pupil is back, through a reload too', async () => {
    const { actor, log, reach } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'fact.add', fact: { kind: 'pause', reason: 'alarm' } })
    expect(actor.getSnapshot().matches({ answering: { solving: 'paused' } })).toBe(true)
    actor.send({ type: 'clock.tick', now: later(600) })
    expect(actor.getSnapshot().matches('answering')).toBe(true)
    await written(log, 3)
    const again = sit({ log, kept: { clock: opened }, now: later(30) })
    await again.reach((s) => s.matches({ answering: { solving: 'paused' } }))
    again.actor.send({ type: 'fact.add', fact: { kind: 'resume' } })
    const { context } = await again.reach((s) => s.matches({ answering: { solving: 'working' } }))
    expect(context.sheet?.pauses).toEqual([{ reason: 'alarm', from: later(0), to: later(30) }])
  })

  test('the second block waits for the end of the break, and begins early at a word', async () => {
    const day = { block: 2 as const, otherId: 'nmt-11111111', breakEndsAt: new Date(later(20)).toISOString() }
    const early = sit({ kept: { day } })
    await early.reach((s) => s.matches('onBreak'))
    expect(await early.log.events(survey.id)).toEqual([])
    early.actor.send({ type: 'break.end' })
    await early.reach((s) => s.matches('answering'))
    const late = sit({ kept: { day } })
    await late.reach((s) => s.matches('onBreak'))
    late.actor.send({ type: 'clock.tick', now: later(20) })
    await late.reach((s) => s.matches('answering'))
    expect(await written(late.log, 2)).toEqual(['open', 'visit'])
  })

  test('a second tab follows what the first writes, writes nothing, and takes over with all of it', async () => {
    const log = deviceLog()
    const first = sit({ log })
    await first.reach((s) => s.matches('answering'))
    await written(log, 2)
    const owners: ('lock.taken' | 'lock.lost')[] = ['lock.lost']
    const second = sit({ log, kept: { clock: opened }, lock: () => owners.shift() ?? 'lock.taken' })
    await second.reach((s) => s.matches('reading'))
    first.actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q2, value: 'c' } })
    await second.reach((s) => s.context.sheet?.answers[q2] === 'c')
    second.actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q2, value: 'd' } })
    expect(second.actor.getSnapshot().context.sheet?.answers).toEqual({ [q2]: 'c' })
    second.actor.send({ type: 'lock.take' })
    const { context } = await second.reach((s) => s.matches('answering'))
    expect(context.sheet?.answers).toEqual({ [q2]: 'c' })
    first.actor.send({ type: 'lock.lost' })
    expect(first.actor.getSnapshot().matches('reading')).toBe(true)
    expect(await written(log, 3)).toEqual(['open', 'visit', 'answer'])
  })

  describe('on a device whose clock cannot be started', () => {
    const ticker = () => expect.unreachable('no clock')
    test('a break is ended by hand', async () => {
      const day = { block: 2 as const, otherId: 'nmt-11111111', breakEndsAt: new Date(later(20)).toISOString() }
      const { actor, reach } = sit({ kept: { day }, ticker })
      await reach((s) => s.matches('onBreak'))
      actor.send({ type: 'break.end' })
      await reach((s) => s.matches('answering'))
    })

    test('a tab that reads hears of the end all the same', async () => {
      const { actor, reach } = sit({ kept: { clock: opened }, lock: () => 'lock.lost', ticker })
      await reach((s) => s.matches('reading'))
      actor.send({ type: 'survey.ended' })
      expect(actor.getSnapshot().matches('loading')).toBe(true)
    })

    test('a paper that could not be handed in is handed in again', async () => {
      let isAway = true
      const close = async () => {
        if (isAway) throw new Error('away')
      }
      const { actor, reach, timer } = sit({ close, ticker })
      await reach((s) => s.matches('answering'))
      actor.send({ type: 'finish.ask' })
      actor.send({ type: 'finish.confirm' })
      await reach((s) => s.matches('finishDelayed'))
      isAway = false
      timer.increment(15_000)
      await reach((s) => s.matches('finished'))
    })
  })

  test('a training survey with everything checked ends without a question', async () => {
    const questions = [{ ...tasks.single, id: q1 }]
    const policy = { ...survey.policy, feedback: 'afterEach' as const, seconds: null }
    const { actor, reach } = sit({ kept: { questions, policy, clock: { ...survey.clock, seconds: null }, keys: { [q1]: keys.single } } })
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'fact.add', fact: { kind: 'answer', question: q1, value: 'b' } })
    actor.send({ type: 'fact.add', fact: { kind: 'check', question: q1 } })
    actor.send({ type: 'finish.ask' })
    await reach((s) => s.matches('finished'))
  })

  test('a task that was asked for stands at the end, once', async () => {
    const { actor, reach } = sit({ kept: { keys: {} } })
    await reach((s) => s.matches('answering'))
    const added = { question: { ...tasks.single, id: 'q4' }, key: keys.single }
    actor.send({ type: 'task.take', added })
    actor.send({ type: 'task.take', added })
    const { survey: longer } = actor.getSnapshot().context
    expect([longer?.questions.map(({ id }) => id), longer?.keys]).toEqual([[q1, q2, q3, 'q4'], { q4: keys.single }])
  })

  test('a sitting says from its start that some answer is on the page alone', async () => {
    const log = answersOn({ device: noDevice })
    await log.append(survey.id, [{ kind: 'answer', question: q1, value: 'a' }], start)
    const { context } = await sit({ log, kept: { clock: opened } }).reach((s) => s.matches({ answering: { keeping: 'lost' } }))
    expect(context.waiting).toBe(1)
  })
})

test('pupils of one deadline who are turned away do not all come back at once: each after five to fifteen seconds', async () => {
  const wait = surveyMachine.implementations.delays.retry as (given: { context: { random: () => number } }) => number
  expect([0, 0.5, 0.999].map((chance) => Math.round(wait({ context: { random: () => chance } })))).toEqual([5000, 10_000, 14_990])
  const many = Array.from({ length: 1000 }, (_, pupil) => wait({ context: { random: () => pupil / 1000 } }))
  const inOneSecond = (from: number) => many.filter((ms) => ms >= from && ms < from + 1000).length
  expect(Math.max(...[5, 8, 11, 14].map((second) => inOneSecond(second * 1000)))).toBeLessThanOrEqual(100)
})
