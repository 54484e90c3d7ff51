import { randomUUID } from 'node:crypto'
import { addAccount } from '../../../server/people/auth/add-account.ts'
import { hashPassword } from '../../../server/people/auth/password.ts'
import { openSession } from '../../../server/people/auth/sessions.ts'
import type { Db } from '../../../server/store/store.ts'
import { inTransaction } from '../../../server/store/transaction.ts'

/** The password of accounts whose tests ask for nothing else. */
export const usualPassword = 'довгий пароль'

let usualHash: Promise<string> | undefined

/** Adds an account as `register` does. Its hash is a real one, made once for each process instead of anew for each account. */
export async function openAccount(db: Db, now: Date): Promise<{ token: string; refresh: string; email: string }> {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.com`]
  const passwordHash = await (usualHash ??= hashPassword(usualPassword))
  const { data } = await inTransaction(db, async (tx) => {
    await addAccount(tx, { id, name: 'Оля', email, passwordHash, createdAt: now })
    return openSession(tx, id, { address: 'local', device: null, now })
  })
  return { token: data.token, refresh: data.refresh_token ?? '', email }
}
