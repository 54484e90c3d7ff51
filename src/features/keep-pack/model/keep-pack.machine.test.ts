import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { pack } from '#contract/samples/packs'
import { NoRoomError, type KeptPack } from '@/entities/pack'
import { keepPackMachine } from './keep-pack.machine'

const kept: KeptPack = { pack, bytes: 1_000_000, at: '2026-11-21T10:00:00.000Z' }

/** The chart with a device that answers when it is told to. */
function begin(first: KeptPack | null = null) {
  const asked: string[] = []
  const wait = (name: string) => fromCallback<{ type: 'none' }>(() => void asked.push(name))
  const actors = { askRoom: wait('room'), keep: wait('keep'), remove: wait('remove') }
  const actor = createActor(keepPackMachine.provide({ actors }), { input: { kept: first } }).start()
  const { send } = actor
  return { send, asked, now: () => [actor.getSnapshot().value, actor.getSnapshot().context.kept] as const }
}

test('what is asked for is kept when there is room, and can be removed', () => {
  const { send, asked, now } = begin()
  send({ type: 'pack.remove' })
  expect(now()).toEqual(['resting', null])
  send({ type: 'pack.keep' })
  expect(now()).toEqual(['measuring', null])
  send({ type: 'room.known', hasRoom: true })
  send({ type: 'pack.share', share: 0.5 })
  expect(now()).toEqual(['keeping', null])
  send({ type: 'pack.kept', kept })
  expect(now()).toEqual(['resting', kept])
  send({ type: 'pack.remove' })
  send({ type: 'pack.gone' })
  expect([now(), asked]).toEqual([
    ['resting', null],
    ['room', 'keep', 'remove'],
  ])
})

test('a full device is told before anything is fetched', () => {
  const { send, asked, now } = begin()
  send({ type: 'pack.keep' })
  send({ type: 'room.known', hasRoom: false })
  expect([now(), asked]).toEqual([['full', null], ['room']])
  send({ type: 'pack.keep' })
  expect(now()).toEqual(['measuring', null])
})

test.each([
  ['full', new NoRoomError('full')],
  ['failed', new TypeError('Failed to fetch')],
] as const)('a renewal that ends as %s keeps the former pack, which can still be removed', (state, error) => {
  const { send, now } = begin(kept)
  send({ type: 'pack.keep' })
  send({ type: 'room.known', hasRoom: true })
  send({ type: 'pack.failed', error })
  expect(now()).toEqual([state, kept])
  send({ type: 'pack.remove' })
  expect(now()).toEqual(['removing', kept])
})
