import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject, type StateValueFrom } from 'xstate'
import { pack } from '#samples/packs'
import { NoRoomError, type StoredPack } from '@/entities/pack'
import { keepPackMachine } from './keep-pack.machine'

const stored: StoredPack = { pack, bytes: 1_000_000, at: '2026-11-21T10:00:00.000Z' }
type State = StateValueFrom<typeof keepPackMachine>

/** The chart with a device that has room or not, and says of a pack what it is told to. */
function begin(first: StoredPack | null = null, { room = async () => true, remove = async () => undefined }: Device = {}) {
  const asked: string[] = []
  let say: (word: AnyEventObject) => void = () => undefined
  const actors = {
    askRoom: fromPromise(() => (asked.push('room'), room())),
    keep: fromCallback<{ type: 'none' }>(({ sendBack }) => void (asked.push('keep'), (say = sendBack))),
    remove: fromPromise(() => (asked.push('remove'), remove())),
  }
  const actor = createActor(keepPackMachine.provide({ actors }), { input: { stored: first } }).start()
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.stored] as const
  const reach = (state: State) => waitFor(actor, ({ value }) => value === state, { timeout: 1000 })
  return { send: actor.send, say: (word: AnyEventObject) => say(word), asked, now, reach }
}
type Device = { room?: () => Promise<boolean>; remove?: () => Promise<void> }

test('what is asked for is kept when there is room, and can be removed', async () => {
  const { send, say, asked, now, reach } = begin()
  send({ type: 'pack.remove' })
  expect(now()).toEqual(['resting', null])
  send({ type: 'pack.keep' })
  expect(now()).toEqual(['measuring', null])
  await reach('keeping')
  say({ type: 'pack.share', share: 0.5 })
  say({ type: 'pack.stored', stored })
  expect(now()).toEqual(['resting', stored])
  send({ type: 'pack.remove' })
  await reach('resting')
  expect([now(), asked]).toEqual([
    ['resting', null],
    ['room', 'keep', 'remove'],
  ])
})

test('a full device is told before anything is fetched', async () => {
  const { send, asked, now, reach } = begin(null, { room: async () => false })
  send({ type: 'pack.keep' })
  await reach('full')
  expect(asked).toEqual(['room'])
  send({ type: 'pack.keep' })
  expect(now()).toEqual(['measuring', null])
})

test.each([
  ['full', new NoRoomError('full')],
  ['failed', new TypeError('Failed to fetch')],
] as const)('a renewal that ends as %s keeps the former pack, which can still be removed', async (state, error) => {
  const { send, say, now, reach } = begin(stored)
  send({ type: 'pack.keep' })
  await reach('keeping')
  say({ type: 'pack.failed', error })
  expect(now()).toEqual([state, stored])
  send({ type: 'pack.remove' })
  expect(now()).toEqual(['removing', stored])
})

test.each([
  ['the room is not known', 'failed', { room: () => Promise.reject(new Error('no')) }, 'pack.keep'],
  ['the pack cannot be removed', 'stuck', { remove: () => Promise.reject(new Error('no')) }, 'pack.remove'],
] as const)('where %s, the former pack stays and it can be tried again', async (_, state, device, type) => {
  const { send, now, reach } = begin(stored, device)
  send({ type })
  await reach(state)
  expect(now()).toEqual([state, stored])
  send({ type })
  expect(now()[0]).toBe(type === 'pack.keep' ? 'measuring' : 'removing')
})

test.each(['measuring', 'keeping'] as const)(
  'a pack that is %s can be stopped, and what comes of it later counts for nothing',
  async (state) => {
    const { send, say, now, reach } = begin(stored)
    send({ type: 'pack.keep' })
    await reach(state)
    send({ type: 'pack.stop' })
    say({ type: 'pack.stored', stored: { ...stored, bytes: 1 } })
    expect(now()).toEqual(['resting', stored])
  },
)
