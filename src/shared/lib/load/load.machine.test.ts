import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { loadMachine } from './load.machine'

/** A load that answers one by one what it is given. */
function begin(...answers: (() => unknown)[]) {
  const load = fromPromise<unknown>(async () => answers.shift()?.())
  return createActor(loadMachine.provide({ actors: { load } })).start()
}

test('what comes is there, and nothing is asked again', async () => {
  const actor = begin(() => 'words')
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['loading', { found: null, problem: null }])
  const { status, value, context } = await waitFor(actor, (state) => !state.matches('loading'))
  expect([status, value, context]).toEqual(['done', 'ready', { found: 'words', problem: null }])
})

test('what does not come says why, and comes when it is asked for again', async () => {
  const refuse = () => {
    throw new TypeError('fetch failed')
  }
  const actor = begin(refuse, () => 'words')
  const failed = await waitFor(actor, (state) => !state.matches('loading'))
  expect([failed.value, failed.context]).toEqual(['failed', { found: null, problem: expect.objectContaining({ status: null }) as unknown }])
  actor.send({ type: 'load.retry' })
  expect(actor.getSnapshot().value).toBe('loading')
  expect((await waitFor(actor, (state) => !state.matches('loading'))).context.found).toBe('words')
})

test('a load that was given nothing to read fails', async () => {
  const actor = createActor(loadMachine).start()
  expect((await waitFor(actor, (state) => !state.matches('loading'))).value).toBe('failed')
})

test('what was found is the output of a load that has ended', async () => {
  const actor = createActor(loadMachine.provide({ actors: { load: fromPromise<unknown>(async () => 'the page') } })).start()
  expect((await waitFor(actor, ({ status }) => status === 'done')).output).toBe('the page')
})
