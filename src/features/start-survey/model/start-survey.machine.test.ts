import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { SurveyWish } from '#contract/survey-request'
import type { Wish } from '../api/make-survey'
import { startSurveyMachine } from './start-survey.machine'
import { refusalOf } from '../../../../tests/fixtures/refusal'

type Create = (request: Wish | undefined, key: string | undefined) => Promise<{ id: string; subject: string }>
const made = { id: 'quick-12345678', subject: 'math' }
const five: SurveyWish = { mode: 'quick', subject: 'math', count: 5 }
const ten: SurveyWish = { mode: 'quick', subject: 'math', count: 10 }

function start(create: Create) {
  const machine = startSurveyMachine.provide({
    actors: { create: fromPromise(({ input }) => create(input?.request, input?.key)) },
  })
  const started: string[] = []
  const actor = createActor(machine)
  actor.on('survey.started', ({ id, subject }) => void started.push(`${subject}/${id}`))
  return { actor: actor.start(), started }
}

describe('starting a survey', () => {
  test('a second press while the first is on its way makes nothing more', async () => {
    const create = vi.fn<Create>().mockResolvedValue(made)
    const { actor, started } = start(create)
    actor.send({ type: 'survey.start', request: five })
    actor.send({ type: 'survey.start', request: ten })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect([create.mock.calls.map(([request]) => request), started]).toEqual([[five], ['math/quick-12345678']])
  })

  test('a new try after a lost answer asks with the same key', async () => {
    const create = vi.fn<Create>().mockRejectedValueOnce(refusalOf(503)).mockResolvedValue(made)
    const { actor } = start(create)
    expect(actor.getSnapshot().context).toEqual({ creation: null, problem: null })
    actor.send({ type: 'survey.start', request: five })
    const failed = await waitFor(actor, ({ value }) => value === 'ready')
    expect(failed.context.problem).toEqual({ status: 503, detail: 'Відмова 503' })
    actor.send({ type: 'survey.start', request: { ...five } })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(1)
  })

  test('another wish after a failure is another survey with a key of its own', async () => {
    const create = vi.fn<Create>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue(made)
    const { actor } = start(create)
    actor.send({ type: 'survey.start', request: five })
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
    actor.send({ type: 'survey.start', request: ten })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(create.mock.calls.map(([request]) => request)).toEqual([five, ten])
    expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(2)
  })
})
