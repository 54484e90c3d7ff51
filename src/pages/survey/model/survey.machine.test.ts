import { v4 as createUuid } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import type { Question } from '#contract/question'
import type { Survey } from '#contract/survey'
import { createMemoryLog, createSafeLog } from '@/entities/survey'
import type { Closing } from '../api/close-survey'
import { TimeLeftError } from '../api/time-left-error'
import { surveyMachine } from './survey.machine'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const question = (id: string): Question => ({
  id,
  version: 1,
  subject: 'math',
  topic: 'math.numbers',
  prompt: [],
  figure: null,
  points: 1,
  form: 'single',
  options: [],
})
const survey: Survey = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'НМТ',
  createdAt: '',
  events: [],
  clock: { seconds: 3600, startedAt: null, deadlineAt: null, finishedAt: null },
  questions: ['q1', 'q2', 'q3'].map(question),
}

type Setting = {
  kept?: Partial<Survey>
  open?: () => Promise<never>
  close?: () => Promise<void>
  log?: ReturnType<typeof createSafeLog>
}

const deviceLog = () => createSafeLog(createMemoryLog(createUuid()), createMemoryLog(createUuid()))

function sit({ kept, open, close = async () => undefined, log = deviceLog() }: Setting = {}) {
  const closed = vi.fn<(closing: Closing) => void>()
  const machine = surveyMachine.provide({
    actors: {
      open: fromPromise(async () => open?.() ?? { survey: { ...survey, ...kept }, events: await log.events(survey.id) }),
      close: fromPromise(async ({ input }) => (closed(input.closing), close())),
      ticker: fromCallback(() => undefined),
    },
  })
  const ground = { log, clock: { now: () => start, sync: () => undefined, hasJumped: () => false }, wake: () => undefined }
  const actor = createActor(machine, { input: { id: survey.id, ground } }).start()
  const reach = (ready: (snapshot: SnapshotFrom<typeof surveyMachine>) => boolean) => waitFor(actor, ready, { timeout: 1000 })
  return { actor, log, reach, closed, ground }
}
const written = async (log: ReturnType<typeof createSafeLog>, count: number) => {
  await vi.waitFor(async () => expect(await log.events(survey.id)).toHaveLength(count))
  return (await log.events(survey.id)).toSorted((a, b) => a.seq - b.seq).map(({ kind }) => kind)
}

describe('survey', () => {
  test('the first opening starts the clock and shows the first task', async () => {
    const { log, reach } = sit()
    const { context } = await reach((s) => s.matches('answering'))
    expect(context.sheet).toMatchObject({ current: 'q1', deadline: start + 3_600_000 })
    expect(await written(log, 2)).toEqual(['open', 'visit'])
  })

  test('an answer is on the sheet at once and in the log right after', async () => {
    const { actor, log, reach } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'answer.choose', question: 'q1', value: 'b' })
    expect(actor.getSnapshot().context.sheet?.answers).toEqual({ q1: 'b' })
    expect(await written(log, 3)).toEqual(['open', 'visit', 'answer'])
  })

  test('a reload shows the same task, the same answers and flags, and the same end of time', async () => {
    const first = sit()
    await first.reach((s) => s.matches('answering'))
    first.actor.send({ type: 'answer.choose', question: 'q1', value: 'b' })
    first.actor.send({ type: 'question.show', question: 'q3' })
    first.actor.send({ type: 'flag.set', question: 'q3', isFlagged: true })
    await written(first.log, 5)
    const { context } = await sit({ log: first.log }).reach((s) => s.matches('answering'))
    expect(context.sheet).toMatchObject({ current: 'q3', answers: { q1: 'b' }, flagged: { q3: true }, deadline: start + 3_600_000 })
    expect(await first.log.events(survey.id)).toHaveLength(5)
  })

  test('handing in asks first, and the question can be taken back', async () => {
    const { actor, reach, closed } = sit()
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'finish.ask' })
    expect(actor.getSnapshot().matches({ answering: 'confirming' })).toBe(true)
    actor.send({ type: 'finish.cancel' })
    actor.send({ type: 'answer.choose', question: 'q1', value: 'a' })
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
    actor.send({ type: 'question.show', question: 'q2' })
    expect(actor.getSnapshot().matches({ answering: 'working' })).toBe(true)
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
    const { reach } = sit({ log: createSafeLog(null, createMemoryLog(createUuid())) })
    await reach((s) => s.matches({ answering: 'unsaved' }))
  })

  test('a wrong clock of the device does not hand the paper in: the server has the last word', async () => {
    const close = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TimeLeftError()).mockResolvedValue()
    const { actor, reach, closed } = sit({ close })
    await reach((s) => s.matches('answering'))
    actor.send({ type: 'clock.tick', now: start + 86_400_000 })
    await reach((s) => s.matches('answering') && s.context.now === start)
    expect(closed.mock.calls.map(([{ isTimeUp }]) => isTimeUp)).toEqual([true])
  })
})
