import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { paywallVariantSchema, type PaywallVariant } from '#contract/product'
import type { Db } from '../../store/store.ts'
import { paywallVariants } from '../../store/schema.ts'

const variants = paywallVariantSchema.options

/** The page of the offer for this visitor: drawn from the id at first, then kept, also when a guest becomes an account. */
export async function variantOf(db: Db, userId: string): Promise<PaywallVariant> {
  const own = eq(paywallVariants.userId, userId)
  const [found] = await db.select().from(paywallVariants).where(own)
  if (found) return found.variant
  const [byte = 0] = createHash('sha256').update(`paywall ${userId}`).digest()
  const variant = variants[byte % variants.length] ?? 'paywall'
  await db.insert(paywallVariants).values({ userId, variant }).onConflictDoNothing()
  return variant
}
