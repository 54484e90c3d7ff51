import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { consentMachine } from './consent.machine'

function ask(deed: () => Promise<unknown>) {
  const facts: string[] = []
  const actor = createActor(consentMachine.provide({ actors: { doDeed: fromPromise<unknown>(deed) } })).start()
  actor.on('*', ({ type }) => void facts.push(type))
  actor.send({ type: 'consent.ask' })
  return { actor, facts }
}

test('nothing is done without a yes', () => {
  const { actor, facts } = ask(() => Promise.reject(new Error('done')))
  actor.send({ type: 'consent.refuse' })
  actor.send({ type: 'consent.give' })
  expect([actor.getSnapshot().value, facts]).toEqual(['resting', []])
})

test('a yes does it once, however often it is said', async () => {
  let deeds = 0
  const { actor, facts } = ask(async () => void (deeds += 1))
  actor.send({ type: 'consent.give' })
  actor.send({ type: 'consent.give' })
  actor.send({ type: 'consent.refuse' })
  await waitFor(actor, (snapshot) => snapshot.value === 'resting')
  expect([deeds, facts]).toEqual([1, ['deed.done']])
})

test('a failure leaves the question open with the reason, and the next question forgets it', async () => {
  const { actor, facts } = ask(() => Promise.reject(new Error('no')))
  actor.send({ type: 'consent.give' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.value === 'asking')
  expect([context.problem?.detail, facts]).toEqual(['An unexpected error occurred', ['call.failed']])
  actor.send({ type: 'consent.refuse' })
  actor.send({ type: 'consent.ask' })
  expect(actor.getSnapshot().context.problem).toBeNull()
})
