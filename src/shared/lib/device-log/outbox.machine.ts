import { assign, emit, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Surroundings } from '../surroundings'
import type { Delivered } from './deliver'
import { retryAfterOf } from './retry-after'

/** Carries facts of one stream from the device to the server, for as long as it takes. */
export const outboxMachine = setup({
  types: {
    input: {} as Pick<Surroundings, 'now' | 'random'>,
    context: {} as { failures: number; heldMs: number; around: Pick<Surroundings, 'now' | 'random'> },
    events: {} as { type: 'outbox.wake' },
    emitted: {} as { type: 'facts.delivered'; delivery: Delivered } | { type: 'facts.delayed' },
  },
  actors: { deliver: fromPromise<Delivered>(() => Promise.reject(new Error('Nothing is sent here'))) },
  guards: {
    isOvertaken: stateIn({ sending: 'overtaken' }),
    isHeld: ({ context }, { error }: { error: unknown }) => retryAfterOf(error, context.around.now()) > 0,
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    noteWait: assign(({ context }, { error }: { error: unknown }) => ({ heldMs: retryAfterOf(error, context.around.now()) })),
    tellDelivered: emit((_, { delivery }: { delivery: Delivered }) => ({ type: 'facts.delivered' as const, delivery })),
    tellDelayed: emit({ type: 'facts.delayed' }),
  },
  delays: {
    backoff: ({ context: { around, failures } }) => around.random() * Math.min(60_000, 1000 * 2 ** failures) + 250,
    asTold: ({ context: { around, heldMs } }) => heldMs + around.random() * 1000,
  },
}).createMachine({
  id: 'outbox',
  description: 'Sends what waits; after a failure waits a random time, up to a minute, or as long as the server says, and tries again.',
  context: ({ input }) => ({ failures: 0, heldMs: 0, around: input }),
  initial: 'sending',
  states: {
    resting: { on: { 'outbox.wake': 'sending' } },
    sending: {
      initial: 'upToDate',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        onDone: [
          { guard: 'isOvertaken', target: 'sending', reenter: true, actions: 'forgetFailures' },
          {
            target: 'resting',
            actions: ['forgetFailures', { type: 'tellDelivered', params: ({ event }) => ({ delivery: event.output }) }],
          },
        ],
        onError: [
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ error: event.error }) },
            target: 'held',
            actions: ['countFailure', { type: 'noteWait', params: ({ event }) => ({ error: event.error }) }, 'tellDelayed'],
          },
          // A wake-up during a failed try means a network or a new fact, so that the next try starts at once.
          { guard: 'isOvertaken', target: 'sending', reenter: true, actions: ['countFailure', 'tellDelayed'] },
          { target: 'waiting', actions: ['countFailure', 'tellDelayed'] },
        ],
      },
      states: { upToDate: { on: { 'outbox.wake': 'overtaken' } }, overtaken: {} },
    },
    waiting: { after: { backoff: 'sending' }, on: { 'outbox.wake': 'sending' } },
    held: { after: { asTold: 'sending' } },
  },
})

export type Outbox = ActorRefFrom<typeof outboxMachine>
