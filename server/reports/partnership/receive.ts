import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { mailboxOf } from '#contract/auth'
import type { partnershipLetterSchema } from '#contract/partnership'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Caller } from '../../base/caller.ts'
import { partnershipLetters } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

type Letter = v.InferOutput<typeof partnershipLetterSchema>

/**
 * Stores a letter until it is sent. One that was stored already, or that fills the hidden field (a robot), is dropped. Throws 429 after
 * three a day of one sender or ten an hour of one network.
 */
export async function receiveLetter(db: Db, { website, ...letter }: Letter, { address, now }: Caller): Promise<void> {
  if (website) return
  const isThis = eq(partnershipLetters.id, letter.id)
  const row = { id: letter.id, letter, receivedAt: now, takenAt: now }
  const isNew = (await db.insert(partnershipLetters).values(row).onConflictDoNothing().returning()).length > 0
  if (!isNew) return
  try {
    await countAttempt(db, limits.lettersFromAddress, address, now)
    await countAttempt(db, limits.lettersOfSender, mailboxOf(letter.email), now)
  } catch (error) {
    await db.delete(partnershipLetters).where(isThis)
    throw error
  }
  await db.update(partnershipLetters).set({ takenAt: null }).where(isThis)
}
