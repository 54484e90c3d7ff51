import { assign, fromCallback, setup } from 'xstate'
import { NoRoomError, type KeptPack } from '@/entities/pack'

type Context = { kept: KeptPack | null; share: number }
type Word = { type: 'pack.share'; share: number } | { type: 'pack.kept'; kept: KeptPack } | { type: 'pack.failed'; error: unknown }

/** One subject’s pack on this device: none, on its way, here, or why it did not come. */
export const keepPackMachine = setup({
  types: {
    input: {} as { kept: KeptPack | null },
    context: {} as Context,
    events: {} as { type: 'pack.keep' } | { type: 'pack.remove' } | Word | { type: 'room.known'; hasRoom: boolean } | { type: 'pack.gone' },
  },
  actors: {
    askRoom: fromCallback<{ type: 'none' }>(() => undefined),
    keep: fromCallback<{ type: 'none' }>(() => undefined),
    remove: fromCallback<{ type: 'none' }>(() => undefined),
  },
  guards: {
    isThere: ({ context }) => context.kept !== null,
    hasRoom: ({ event }) => event.type === 'room.known' && event.hasRoom,
    isFull: ({ event }) => event.type === 'pack.failed' && event.error instanceof NoRoomError,
  },
  actions: {
    noteShare: assign({ share: ({ context, event }) => (event.type === 'pack.share' ? event.share : context.share) }),
    noteKept: assign({ kept: ({ context, event }) => (event.type === 'pack.kept' ? event.kept : context.kept), share: 0 }),
    forget: assign({ kept: null }),
  },
}).createMachine({
  id: 'keepPack',
  description: 'Keeps, renews and removes the pack of one subject; says before it begins that the device is full.',
  context: ({ input }) => ({ kept: input.kept, share: 0 }),
  initial: 'resting',
  states: {
    resting: { on: { 'pack.keep': 'measuring', 'pack.remove': { guard: 'isThere', target: 'removing' } } },
    measuring: {
      invoke: { id: 'askRoom', src: 'askRoom' },
      on: { 'room.known': [{ guard: 'hasRoom', target: 'keeping' }, { target: 'full' }] },
    },
    keeping: {
      invoke: { id: 'keep', src: 'keep' },
      on: {
        'pack.share': { actions: 'noteShare' },
        'pack.kept': { target: 'resting', actions: 'noteKept' },
        'pack.failed': [{ guard: 'isFull', target: 'full' }, { target: 'failed' }],
      },
    },
    removing: { invoke: { id: 'remove', src: 'remove' }, on: { 'pack.gone': { target: 'resting', actions: 'forget' } } },
    failed: { on: { 'pack.keep': 'measuring', 'pack.remove': { guard: 'isThere', target: 'removing' } } },
    full: { on: { 'pack.keep': 'measuring', 'pack.remove': { guard: 'isThere', target: 'removing' } } },
  },
})
