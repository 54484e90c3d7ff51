import { listGroupsOutOfDate, restateGroup } from '../../classes/groups/restate-group.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { listBeneficiaries, restatePremium } from './restate-premium.ts'

/**
 * Compares what everybody holds with the books and mends what differs, one person or group at a time.
 * @returns how many differed.
 */
export async function restateAll(db: Db, now: Date): Promise<number> {
  let mended = 0
  for (const userId of await listBeneficiaries(db)) mended += await inTransaction(db, (tx) => restatePremium(tx, userId, now))
  for (const groupId of await listGroupsOutOfDate(db, now)) mended += await inTransaction(db, (tx) => restateGroup(tx, groupId, now))
  return mended
}
