import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { startSurveyMachine } from './start-survey.machine'

function start(create: (key: string) => Promise<string>) {
  const machine = startSurveyMachine.provide({ actors: { create: fromPromise(({ input }) => create(input.key)) } })
  const started: string[] = []
  const actor = createActor(machine, { input: { subject: 'math', mode: 'nmt' } })
  actor.on('survey.started', ({ id }) => void started.push(id))
  return { actor: actor.start(), started }
}

describe('starting a survey', () => {
  test('a second press while the first is on its way makes nothing more', async () => {
    const create = vi.fn<(key: string) => Promise<string>>().mockResolvedValue('nmt-12345678')
    const { actor, started } = start(create)
    actor.send({ type: 'survey.start' })
    actor.send({ type: 'survey.start' })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect([create.mock.calls.length, started]).toEqual([1, ['nmt-12345678']])
  })

  test('a new try after a lost answer asks with the same key', async () => {
    const create = vi.fn<(key: string) => Promise<string>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue('nmt-12345678')
    const { actor } = start(create)
    actor.send({ type: 'survey.start' })
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
    actor.send({ type: 'survey.start' })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(new Set(create.mock.calls.map(([key]) => key)).size).toBe(1)
  })
})
