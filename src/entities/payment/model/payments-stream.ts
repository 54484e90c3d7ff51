import * as v from 'valibot'
import type { Fact, Stream } from '@/shared/lib/device-log'

/** A wish to pay that the server has not answered; its id is the Idempotency-Key. */
export type BegunPayment = Fact & { said: string }

/** Nothing of it is sent by itself: only the payer’s own press asks again, with the same key. */
export const paymentsStream: Stream<BegunPayment> = {
  name: 'payments',
  words: ['оплата', 'оплати', 'оплат'],
  schema: async () => v.looseObject({ said: v.string() }),
  afterwards: 'goes',
}
