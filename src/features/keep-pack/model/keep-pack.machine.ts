import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { NoRoomError, type StoredPack } from '@/entities/pack'

type Context = { stored: StoredPack | null; share: number }
type PackReport =
  | { type: 'pack.share'; share: number }
  | { type: 'pack.stored'; stored: StoredPack }
  | { type: 'pack.failed'; error: unknown }

/** One subject’s pack on this device: none, on its way, here, or why it did not come. */
export const keepPackMachine = setup({
  types: {
    input: {} as { stored: StoredPack | null },
    context: {} as Context,
    events: {} as { type: 'pack.keep' | 'pack.stop' | 'pack.remove' } | { type: 'pack.change'; stored: StoredPack | null } | PackReport,
  },
  actors: {
    askRoom: fromPromise<boolean>(() => Promise.reject(new Error('Nobody knows the room'))),
    keep: fromCallback<{ type: 'none' }>(() => undefined),
    remove: fromPromise<void>(() => Promise.reject(new Error('Nobody removes packs'))),
  },
  guards: {
    isThere: ({ context }) => context.stored !== null,
    hasRoom: (_, { hasRoom }: { hasRoom: boolean }) => hasRoom,
    isKept: (_, { stored }: { stored: StoredPack | null }) => stored !== null,
    isFull: (_, { error }: { error: unknown }) => error instanceof NoRoomError,
  },
  actions: {
    noteShare: assign((_, { share }: { share: number }) => ({ share })),
    noteStored: assign((_, { stored }: { stored: StoredPack | null }) => ({ stored })),
    forgetShare: assign({ share: 0 }),
    forget: assign({ stored: null }),
  },
}).createMachine({
  id: 'keepPack',
  description:
    'Keeps, renews and removes the pack of one subject; says before it begins that the device is full, and follows what other tabs keep and remove.',
  context: ({ input }) => ({ stored: input.stored, share: 0 }),
  initial: 'resting',
  on: { 'pack.change': { actions: { type: 'noteStored', params: ({ event }) => event } } },
  states: {
    resting: { on: { 'pack.keep': 'measuring', 'pack.remove': { guard: 'isThere', target: 'removing' } } },
    measuring: {
      on: {
        'pack.stop': 'resting',
        'pack.change': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'resting',
          actions: { type: 'noteStored', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'askRoom',
        src: 'askRoom',
        onDone: [{ guard: { type: 'hasRoom', params: ({ event }) => ({ hasRoom: event.output }) }, target: 'keeping' }, { target: 'full' }],
        onError: 'failed',
      },
    },
    keeping: {
      entry: 'forgetShare',
      invoke: { id: 'keep', src: 'keep', onError: 'failed' },
      on: {
        'pack.stop': 'resting',
        'pack.share': { actions: { type: 'noteShare', params: ({ event }) => event } },
        'pack.stored': { target: 'resting', actions: { type: 'noteStored', params: ({ event }) => event } },
        'pack.failed': [{ guard: { type: 'isFull', params: ({ event }) => event }, target: 'full' }, { target: 'failed' }],
      },
    },
    removing: {
      invoke: { id: 'remove', src: 'remove', onDone: { target: 'resting', actions: 'forget' }, onError: 'stuck' },
    },
    stuck: {
      on: {
        'pack.keep': 'measuring',
        'pack.remove': { guard: 'isThere', target: 'removing' },
        'pack.change': { target: 'resting', actions: { type: 'noteStored', params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        'pack.keep': 'measuring',
        'pack.remove': { guard: 'isThere', target: 'removing' },
        'pack.change': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'resting',
          actions: { type: 'noteStored', params: ({ event }) => event },
        },
      },
    },
    full: {
      on: {
        'pack.keep': 'measuring',
        'pack.remove': { guard: 'isThere', target: 'removing' },
        'pack.change': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'resting',
          actions: { type: 'noteStored', params: ({ event }) => event },
        },
      },
    },
  },
})
