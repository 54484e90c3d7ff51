import { assign, fromPromise, setup } from 'xstate'
import type { PartnershipLetter } from '#contract/partnership'

type Context = { letter: PartnershipLetter | null; complaint: string | null }

/** A letter about partnership: without a connection it waits on the device, and what was typed is never lost. */
export const letterMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'letter.send'; letter: PartnershipLetter }
      | { type: 'letter.retry' | 'letter.edit' | 'letter.renew' }
      | { type: 'connection.return' },
  },
  actors: {
    recallLetter: fromPromise<PartnershipLetter | null>(() => Promise.reject(new Error('Nothing keeps letters here'))),
    deliverLetter: fromPromise<string | null, PartnershipLetter>(() => Promise.reject(new Error('Nothing sends letters here'))),
  },
  guards: {
    isThere: (_, { found }: { found: unknown }) => found !== null,
  },
  actions: {
    takeLetter: assign((_, { letter }: { letter: PartnershipLetter }) => ({ letter, complaint: null })),
    complain: assign((_, { complaint }: { complaint: string | null }) => ({ complaint })),
    recall: assign((_, { letter }: { letter: PartnershipLetter | null }) => ({ letter })),
    forgetLetter: assign({ letter: null }),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'letter',
  description: 'Sends a letter about partnership, now or when there is a connection; a refused one goes back to its form.',
  context: { letter: null, complaint: null },
  initial: 'opening',
  states: {
    opening: {
      on: { 'letter.send': { target: 'sending', actions: { type: 'takeLetter', params: ({ event }) => event } } },
      invoke: {
        id: 'recallLetter',
        src: 'recallLetter',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'sending',
            actions: { type: 'recall', params: ({ event }) => ({ letter: event.output }) },
          },
          { target: 'writing' },
        ],
        onError: 'writing',
      },
    },
    writing: { on: { 'letter.send': { target: 'sending', actions: { type: 'takeLetter', params: ({ event }) => event } } } },
    sending: {
      invoke: {
        id: 'deliverLetter',
        src: 'deliverLetter',
        input: ({ context }) => {
          if (!context.letter) throw new Error('There is no letter to send')
          return context.letter
        },
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ found: event.output }) },
            target: 'writing',
            actions: { type: 'complain', params: ({ event }) => ({ complaint: event.output }) },
          },
          { target: 'sent' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      on: { 'connection.return': 'sending', 'letter.retry': 'sending', 'letter.edit': 'writing' },
      after: { patience: 'sending' },
    },
    sent: { on: { 'letter.renew': { target: 'writing', actions: 'forgetLetter' } } },
  },
})
