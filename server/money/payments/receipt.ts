import { and, eq, isNull } from 'drizzle-orm'
import { receiptLetter } from '../../base/mail/receipt-letter.ts'
import type { BackgroundWork } from '../../base/background-work.ts'
import { keepSending } from '../../base/mail/keep-sending.ts'
import type { Post } from '../../base/mail/post.ts'
import type { Db } from '../../store/store.ts'
import { payments } from '../../store/schema.ts'

type Needs = { db: Db; now: () => Date; integrations?: { post: Post | null; backgroundWork: BackgroundWork } }

/** Mails the receipt once its request has been answered. */
export function mailReceipt({ db, now, integrations }: Needs, id: string): void {
  const { post, backgroundWork } = integrations ?? {}
  if (post && backgroundWork) backgroundWork.run(() => sendReceipt(db, { post, backgroundWork }, id, now()))
}

/** Mails the receipt of a payment once. One that cannot be sent is reported by a throw; the receipt stays in the list of payments. */
export async function sendReceipt(
  db: Db,
  { post, backgroundWork }: { post: Post; backgroundWork: BackgroundWork },
  id: string,
  now: Date,
): Promise<void> {
  const [row] = await db
    .update(payments)
    .set({ receiptSentAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'paid'), isNull(payments.receiptSentAt)))
    .returning()
  if (!row?.email) return
  try {
    await keepSending(post, backgroundWork, row.email, receiptLetter(row))
  } catch (error) {
    await db.update(payments).set({ receiptSentAt: null }).where(eq(payments.id, id))
    throw error
  }
}
