import { eq } from 'drizzle-orm'
import { leadsGroup } from '../../classes/membership/find.ts'
import { openGroup, refundGroup } from '../../classes/groups/open-group.ts'
import type { Db } from '../../store/store.ts'
import { payments } from '../../store/schema.ts'
import type { PaymentRow } from './payment-row.ts'
import { restatePremium } from './restate-premium.ts'

/** Gives what was paid for, or takes back what has been refunded: `payment` is the row as it stands now. Somebody who is gone gets nothing. */
export async function entitle(tx: Db, payment: PaymentRow, now: Date): Promise<void> {
  const { id, kind, beneficiaryId } = payment
  if (kind !== 'group') return beneficiaryId === null ? undefined : void (await restatePremium(tx, beneficiaryId, now))
  if (payment.state !== 'paid' || payment.closedAt !== null) return refundGroup(tx, id, now)
  await giveSeats(tx, payment, now)
}

async function giveSeats(tx: Db, { id, beneficiaryId: ownerId, seats, until, groupId, isTest }: PaymentRow, now: Date): Promise<void> {
  if (ownerId === null || seats === null || until === null) return
  const renewed = groupId && (await leadsGroup(tx, ownerId, groupId)) ? groupId : null
  await openGroup(tx, { ownerId, seats, until, paymentId: id, groupId: renewed, isTest }, now)
  await tx.update(payments).set({ endsAt: until }).where(eq(payments.id, id))
}
