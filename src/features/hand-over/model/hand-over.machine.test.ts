import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { handOverMachine } from './hand-over.machine'

const settle = () => new Promise((done) => setImmediate(done))

test('a code whose time is over goes, also when nobody can be asked about it', async () => {
  const clock = new SimulatedClock()
  const machine = handOverMachine.provide({
    actors: {
      open: fromPromise(async () => ({ code: '123456', expiresAt: new Date(600_000).toISOString() })),
      look: fromPromise<'waiting' | 'used' | 'over'>(() => Promise.reject(new Error('down'))),
    },
  })
  const actor = createActor(machine, { clock, input: { now: clock.now.bind(clock) } }).start()
  actor.send({ type: 'code.ask' })
  await settle()
  const pass = async (ms: number) => (clock.increment(ms), await settle(), actor.getSnapshot().value)
  expect(await pass(3000)).toBe('showing')
  clock.set(596_000)
  expect(await pass(0)).toBe('showing')
  expect(await pass(4000)).toBe('over')
  actor.send({ type: 'code.ask' })
  expect(actor.getSnapshot().value).toBe('asking')
})
