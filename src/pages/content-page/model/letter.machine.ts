import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { PartnershipLetter } from '#contract/partnership'
import { problemOf } from '@/shared/api'
import { isFinal } from './is-final'

type Context = { letter: PartnershipLetter | null; complaint: string | null }

/** A letter about partnership: without a connection it waits on the device, and what was typed is never lost. */
export const letterMachine = setup({
  types: {
    input: {} as { kept: PartnershipLetter | null },
    context: {} as Context,
    events: {} as
      | { type: 'letter.send'; letter: PartnershipLetter }
      | { type: 'letter.retry' | 'letter.edit' | 'letter.renew' }
      | { type: 'connection.return' },
  },
  actors: { sendLetter: fromPromise<void, PartnershipLetter>(() => Promise.reject(new Error('Nothing sends letters here'))) },
  guards: {
    isKept: ({ context }) => context.letter !== null,
    isRefused: ({ event }) => 'error' in event && isFinal(problemOf(event.error)),
  },
  actions: {
    takeLetter: assign({ letter: ({ event }) => (assertEvent(event, 'letter.send'), event.letter), complaint: null }),
    complain: assign({ complaint: ({ event }) => problemOf('error' in event ? event.error : null).detail }),
    forgetLetter: assign({ letter: null, complaint: null }),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'letter',
  description: 'Sends a letter about partnership, now or when there is a connection; a refused one goes back to its form.',
  context: ({ input }) => ({ letter: input.kept, complaint: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKept', target: 'sending' }, { target: 'writing' }] },
    writing: { on: { 'letter.send': { target: 'sending', actions: 'takeLetter' } } },
    sending: {
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context }) => {
          if (!context.letter) throw new Error('There is no letter to send')
          return context.letter
        },
        onDone: 'sent',
        onError: [{ guard: 'isRefused', target: 'writing', actions: 'complain' }, { target: 'waiting' }],
      },
    },
    waiting: {
      on: { 'connection.return': 'sending', 'letter.retry': 'sending', 'letter.edit': 'writing' },
      after: { patience: 'sending' },
    },
    sent: { on: { 'letter.renew': { target: 'writing', actions: 'forgetLetter' } } },
  },
})
