import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Build } from './build'
import { buildUpdateMachine } from './build-update.machine'

const known = { id: 'b1', time: '2026-11-01T10:00:00.000Z' }
const newer = { id: 'b2', time: '2026-11-01T11:00:00.000Z' }
const settle = () => new Promise((done) => setImmediate(done))

function watch(...answers: (Build | null | Error)[]) {
  const clock = new SimulatedClock()
  const asked: Build[] = []
  const findNewerBuild = fromPromise<Build | null, Build>(async ({ input }) => {
    asked.push(input)
    const answer = answers.shift() ?? null
    if (answer instanceof Error) throw answer
    return answer
  })
  const machine = buildUpdateMachine.provide({ actors: { findNewerBuild } })
  const actor = createActor(machine, { clock, input: { known, pollSeconds: 100 } }).start()
  const pass = async (seconds: number) => {
    clock.increment(seconds * 1000)
    await settle()
  }
  return { actor, asked, pass, state: () => actor.getSnapshot().value }
}

test('it asks about its own build every hundred seconds, give or take a fifth', async () => {
  const { asked, pass, state } = watch()
  await pass(79.9)
  expect([asked, state()]).toEqual([[], 'resting'])
  await pass(40.2)
  expect([asked, state()]).toEqual([[known], 'resting'])
  await pass(79.9)
  expect(asked).toHaveLength(1)
  await pass(40.2)
  expect(asked).toHaveLength(2)
})

test('a newer build is offered and not asked about; put off, it is the one that is known', async () => {
  const { actor, asked, pass, state } = watch(newer)
  actor.send({ type: 'build.check' })
  expect(state()).toBe('checking')
  await settle()
  expect(state()).toBe('offering')
  await pass(1000)
  expect([state(), asked]).toEqual(['offering', [known]])
  actor.send({ type: 'update.postpone' })
  expect(state()).toBe('resting')
  actor.send({ type: 'build.check' })
  await settle()
  expect([state(), asked]).toEqual(['resting', [known, newer]])
})

test('a question without an answer is asked another time', async () => {
  const { actor, pass, state } = watch(new Error('no network'), newer)
  actor.send({ type: 'build.check' })
  await settle()
  expect([state(), actor.getSnapshot().context.known]).toEqual(['resting', known])
  await pass(121)
  expect([state(), actor.getSnapshot().context.known]).toEqual(['offering', newer])
})
