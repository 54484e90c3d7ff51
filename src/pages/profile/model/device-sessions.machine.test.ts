import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DeviceSession } from '#contract/user'
import { deviceSessionsMachine } from './device-sessions.machine'

const device = (id: string): DeviceSession => ({ id, device: null, created_at: '', last_seen_at: '', is_current: id === 'a' })
const refusal = (status: number) => Object.assign(new Error('refused'), { name: 'HTTPError', response: { status }, data: undefined })

async function start(end: (id: string) => Promise<void>) {
  let lists = 0
  const listDevices = fromPromise<readonly DeviceSession[]>(async () => {
    lists += 1
    if (lists === 1) throw refusal(503)
    return [device('a'), device('b')]
  })
  const facts: string[] = []
  const actor = createActor(deviceSessionsMachine.provide({ actors: { listDevices, endDevice: fromPromise(({ input }) => end(input)) } }))
  actor.on('*', ({ type }) => void facts.push(type))
  await waitFor(actor.start(), (snapshot) => snapshot.value === 'missing')
  actor.send({ type: 'devices.load' })
  await waitFor(actor, (snapshot) => snapshot.value === 'listed')
  actor.send({ type: 'device.end', id: 'b' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.value === 'listed')
  return { ids: context.devices.map(({ id }) => id), problem: context.problem?.status ?? null, facts }
}

test('a list that failed can be asked for again, and an ended device leaves it', async () => {
  expect(await start(async () => undefined)).toEqual({ ids: ['a'], problem: null, facts: [] })
})

test('a device that somebody has ended already leaves it too', async () => {
  expect(await start(() => Promise.reject(refusal(404)))).toEqual({ ids: ['a'], problem: null, facts: [] })
})

test('a device that the server did not end stays, with the reason', async () => {
  expect(await start(() => Promise.reject(refusal(503)))).toEqual({ ids: ['a', 'b'], problem: 503, facts: ['call.failed'] })
})
