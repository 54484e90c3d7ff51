import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { v4 as createUuid } from 'uuid'
import type { PartnershipLetter } from '#contract/partnership'
import { problemOf, type Problem } from '@/shared/api'
import { invoiceLetter, type InvoiceForm } from './invoice'

type Asked = { form: InvoiceForm; id: string }

/** A school asks for an invoice: what was typed stays until it has arrived, and however often it is sent it arrives once. */
export const invoiceMachine = setup({
  types: {
    context: {} as { asked: Asked | null; problem: Problem | null },
    events: {} as { type: 'invoice.ask'; form: InvoiceForm } | { type: 'invoice.renew' },
  },
  actors: { sendLetter: fromPromise<void, PartnershipLetter>(() => Promise.reject(new Error('Nothing sends letters here'))) },
  actions: {
    keepForm: assign(({ context, event }) => {
      assertEvent(event, 'invoice.ask')
      const isSame = JSON.stringify(context.asked?.form) === JSON.stringify(event.form)
      return { problem: null, asked: isSame && context.asked ? context.asked : { form: event.form, id: createUuid() } }
    }),
  },
}).createMachine({
  id: 'invoice',
  description: 'Sends a request for an invoice; a failure leaves the form as it was typed.',
  context: { asked: null, problem: null },
  initial: 'writing',
  states: {
    writing: { on: { 'invoice.ask': { target: 'sending', actions: 'keepForm' } } },
    sending: {
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context: { asked } }) => {
          if (!asked) throw new Error('There is no letter to send')
          return invoiceLetter(asked.form, asked.id)
        },
        onDone: 'sent',
        onError: { target: 'writing', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    sent: { on: { 'invoice.renew': { target: 'writing', actions: assign({ asked: null }) } } },
  },
})
