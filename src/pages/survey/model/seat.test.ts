import { v4 as createUuid } from 'uuid'
import { expect, test, vi } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'
import { giveSeatAway } from '@/entities/survey'
import { seat, type WriterCommand, type WriterReport } from './seat'

const tab = setup({
  types: { input: {} as { id: string }, context: {} as { id: string }, events: {} as WriterCommand | WriterReport },
  actors: { seat },
}).createMachine({
  context: ({ input }) => input,
  invoke: { id: 'seat', src: 'seat', input: ({ context }) => context },
  initial: 'away',
  on: {
    'seat.ask': { actions: sendTo('seat', { type: 'seat.ask' }) },
    'seat.take': { actions: sendTo('seat', { type: 'seat.take' }) },
    'seat.taken': '.writing',
    'seat.lost': '.reading',
  },
  states: { away: {}, writing: {}, reading: {} },
})

function open(id: string) {
  const actor = createActor(tab, { input: { id } }).start()
  actor.send({ type: 'seat.ask' })
  const becomes = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { timeout: 1000, interval: 5 })
  return { actor, becomes }
}

test('one tab writes, the other reads until it takes the seat, and either gets it back when the other closes', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  const other = open(id)
  await other.becomes('reading')
  other.actor.send({ type: 'seat.take' })
  await other.becomes('writing')
  await one.becomes('reading')
  one.actor.send({ type: 'seat.take' })
  await one.becomes('writing')
  await other.becomes('reading')
  one.actor.stop()
  await other.becomes('writing')
  other.actor.stop()
  const third = open(id)
  await third.becomes('writing')
  third.actor.stop()
})

test('who has the seat is told so again, and another paper has a seat of its own', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  one.actor.send({ type: 'seat.ask' })
  const other = open(createUuid())
  await other.becomes('writing')
  expect(one.actor.getSnapshot().value).toBe('writing')
  one.actor.stop()
  other.actor.stop()
})

test('a seat that was given to another device is only for reading in every tab, until somebody takes it back here', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  await giveSeatAway(id)
  await one.becomes('reading')
  const other = open(id)
  await other.becomes('reading')
  one.actor.stop()
  await new Promise((resolve) => setImmediate(resolve))
  expect(other.actor.getSnapshot().value).toBe('reading')
  other.actor.send({ type: 'seat.take' })
  await other.becomes('writing')
  other.actor.stop()
})

test('where the browser refuses locks everybody may write', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  const { actor, becomes } = open(createUuid())
  await becomes('writing')
  actor.stop()
})
