import { v4 as createUuid } from 'uuid'
import { expect, test, vi } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'
import { giveLockAway } from '@/entities/survey'
import { writerLock, type WriterCommand, type WriterReport } from './writer-lock'

const tab = setup({
  types: { input: {} as { id: string }, context: {} as { id: string }, events: {} as WriterCommand | WriterReport },
  actors: { lock: writerLock },
}).createMachine({
  context: ({ input }) => input,
  invoke: { id: 'lock', src: 'lock', input: ({ context }) => context },
  initial: 'away',
  on: {
    'lock.ask': { actions: sendTo('lock', { type: 'lock.ask' }) },
    'lock.take': { actions: sendTo('lock', { type: 'lock.take' }) },
    'lock.taken': '.writing',
    'lock.lost': '.reading',
  },
  states: { away: {}, writing: {}, reading: {} },
})

function open(id: string) {
  const actor = createActor(tab, { input: { id } }).start()
  actor.send({ type: 'lock.ask' })
  const becomes = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { timeout: 1000, interval: 5 })
  return { actor, becomes }
}

test('one tab writes, the other reads until it takes the lock, and either gets it back when the other closes', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  const other = open(id)
  await other.becomes('reading')
  other.actor.send({ type: 'lock.take' })
  await other.becomes('writing')
  await one.becomes('reading')
  one.actor.send({ type: 'lock.take' })
  await one.becomes('writing')
  await other.becomes('reading')
  one.actor.stop()
  await other.becomes('writing')
  other.actor.stop()
  const third = open(id)
  await third.becomes('writing')
  third.actor.stop()
})

test('who has the lock is told so again, and another paper has a lock of its own', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  one.actor.send({ type: 'lock.ask' })
  const other = open(createUuid())
  await other.becomes('writing')
  expect(one.actor.getSnapshot().value).toBe('writing')
  one.actor.stop()
  other.actor.stop()
})

test('a lock that was given to another device is only for reading in every tab, until somebody takes it back here', async () => {
  const id = createUuid()
  const one = open(id)
  await one.becomes('writing')
  await giveLockAway(id)
  await one.becomes('reading')
  const other = open(id)
  await other.becomes('reading')
  one.actor.stop()
  await new Promise((resolve) => setImmediate(resolve))
  expect(other.actor.getSnapshot().value).toBe('reading')
  other.actor.send({ type: 'lock.take' })
  await other.becomes('writing')
  other.actor.stop()
})

test('where the browser refuses locks everybody may write', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  const { actor, becomes } = open(createUuid())
  await becomes('writing')
  actor.stop()
})
