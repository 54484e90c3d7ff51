import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { appleWayMachine } from './apple-way.machine'

function stand(leave: () => Promise<void>) {
  let calls = 0
  const machine = appleWayMachine.provide({ actors: { leave: fromPromise(() => ((calls += 1), leave())) } })
  const actor = createActor(machine).start()
  return { actor, calls: () => calls, choose: () => actor.send({ type: 'apple.choose' }) }
}

test('a second press while Apple’s page is on its way leaves nothing twice', () => {
  const { actor, calls, choose } = stand(() => new Promise(() => undefined))
  expect(actor.getSnapshot().value).toBe('ready')
  choose()
  choose()
  expect([actor.getSnapshot().value, calls()]).toEqual(['leaving', 1])
})

test('an Apple that does not answer may be asked again, and once it has answered we are gone', async () => {
  const answers = [() => Promise.reject(new Error('blocked')), () => Promise.resolve()]
  const { actor, calls, choose } = stand(() => answers.shift()?.() ?? Promise.resolve())
  choose()
  await waitFor(actor, ({ value }) => value === 'failed')
  choose()
  await waitFor(actor, ({ value }) => value === 'left')
  expect(calls()).toBe(2)
})

test('whoever steps back from Apple’s page may leave for it again, and not before', async () => {
  const { actor, calls, choose } = stand(() => Promise.resolve())
  choose()
  await waitFor(actor, ({ value }) => value === 'left')
  choose()
  expect([actor.getSnapshot().value, calls()]).toEqual(['left', 1])
  actor.send({ type: 'page.return' })
  choose()
  expect([actor.getSnapshot().value, calls()]).toEqual(['leaving', 2])
})

test('a navigation that was stopped, or leads nowhere, may be tried again after a while', async () => {
  const clock = new SimulatedClock()
  const machine = appleWayMachine.provide({ actors: { leave: fromPromise<void>(async () => undefined) } })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'apple.choose' })
  await waitFor(actor, ({ value }) => value === 'left')
  clock.increment(14_999)
  expect(actor.getSnapshot().value).toBe('left')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'apple.choose' })
  expect(actor.getSnapshot().value).toBe('leaving')
})

test('an Apple that neither answers nor refuses counts as silent after a while, and stepping back ends the wait at once', async () => {
  const clock = new SimulatedClock()
  const stopped: string[] = []
  const leave = fromPromise<void>(
    ({ signal }) => new Promise(() => signal.addEventListener('abort', () => stopped.push('stopped'), { once: true })),
  )
  const actor = createActor(appleWayMachine.provide({ actors: { leave } }), { clock }).start()
  actor.send({ type: 'apple.choose' })
  clock.increment(15_000)
  expect([actor.getSnapshot().value, stopped]).toEqual(['failed', ['stopped']])
  actor.send({ type: 'apple.choose' })
  actor.send({ type: 'page.return' })
  expect([actor.getSnapshot().value, stopped]).toEqual(['ready', ['stopped', 'stopped']])
})
