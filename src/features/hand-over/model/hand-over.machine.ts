import { assign, fromPromise, setup } from 'xstate'
import type { Surroundings } from '@/shared/lib/surroundings'

/** `expiresAt`: ISO, by the clock of the server. */
export type Code = { code: string; expiresAt: string }
type Clock = Pick<Surroundings, 'now'>
type Found = 'waiting' | 'used' | 'over'

/** A code for another device: from asking for it to the moment in which the other device has used it. */
export const handOverMachine = setup({
  types: {
    input: {} as Clock,
    context: {} as Clock & { code: Code | null },
    events: {} as { type: 'code.ask' } | { type: 'code.change'; code: Code },
  },
  actors: {
    open: fromPromise<Code>(() => Promise.reject(new Error('Nothing gives codes here'))),
    look: fromPromise<Found>(() => Promise.reject(new Error('Nothing looks here'))),
    giveUp: fromPromise<void>(async () => undefined),
  },
  guards: {
    isPast: ({ context }) => context.code !== null && Date.parse(context.code.expiresAt) <= context.now(),
    is: (_, { found, state }: { found: Found; state: Found }) => found === state,
  },
  actions: {
    // The server knows one code of a guest: of two tabs that ask, the later code alone leads somewhere.
    keepCode: assign(({ context }, { code }: { code: Code }) => ({ code: later(context.code, code) })),
    forgetCode: assign({ code: null }),
  },
  delays: { aMoment: 3000 },
}).createMachine({
  id: 'handOver',
  description:
    'Shows a code, also one that another tab has got since, until another device has used it; then open papers are for reading here.',
  context: ({ input }) => ({ now: input.now, code: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'code.ask': 'asking' } },
    asking: {
      entry: 'forgetCode',
      on: { 'code.change': { actions: { type: 'keepCode', params: ({ event }) => event } } },
      invoke: {
        id: 'open',
        src: 'open',
        onDone: { target: 'showing', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) } },
        onError: 'refused',
      },
    },
    showing: {
      on: { 'code.change': { actions: { type: 'keepCode', params: ({ event }) => event } } },
      after: { aMoment: 'looking' },
    },
    looking: {
      on: { 'code.change': { actions: { type: 'keepCode', params: ({ event }) => event } } },
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'used' as const }) }, target: 'givingUp' },
          { guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'over' as const }) }, target: 'over' },
          { target: 'showing' },
        ],
        onError: [{ guard: 'isPast', target: 'over' }, { target: 'showing' }],
      },
    },
    givingUp: { invoke: { id: 'giveUp', src: 'giveUp', onDone: 'used', onError: 'used' } },
    used: { type: 'final' },
    over: { on: { 'code.ask': 'asking' } },
    refused: { on: { 'code.ask': 'asking' } },
  },
})

const later = (one: Code | null, other: Code): Code => (one && Date.parse(one.expiresAt) > Date.parse(other.expiresAt) ? one : other)
