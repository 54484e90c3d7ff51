import { dayMs } from '#domain/duration'
import { hash } from 'node:crypto'
import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from './store.ts'
import { inTransaction } from './transaction.ts'
import { onceAnswers, surveys } from './schema.ts'
import { Problem } from '../base/problem.ts'

/** A call that must have one effect however often it arrives. `route` names the operation and what it works on; `survey` is held until the call has ended. */
export type OnceCall = { userId: string; route: string; key: string; body: unknown; now: Date; survey?: string }

/**
 * Keeps a large answer small: `keep` stores ids of what it tells, `recall` makes the answer of them again, without what is withheld by
 * then.
 */
export type Small<T> = { keep: (answer: T) => object; recall: (kept: Record<string, unknown>, db: Db) => Promise<T> }

/** The `Idempotency-Key` of a request. Throws 400 when it is missing or not 8–128 printable characters. */
export function onceKey(c: Context): string {
  const key = c.req.header('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new Problem(400, 'Бракує заголовка Idempotency-Key')
  return key
}

/**
 * Runs `work` once for a key, in one transaction; a repetition gives the stored answer. Throws 422 for the key with another body, 503
 * when the first call takes over 10 seconds.
 */
export function once<T extends object>(db: Db, call: OnceCall, work: (tx: Db) => Promise<T>, small?: Small<T>): Promise<T> {
  const { userId, route, key, now } = call
  const bodyHash = hashOfBody(call.body)
  const isThisOne = and(eq(onceAnswers.userId, userId), eq(onceAnswers.route, route), eq(onceAnswers.key, key))
  return inTransaction(db, async (tx) => {
    const held = sql`select id from ${surveys} where id = ${call.survey ?? ''} for update`
    const { rows: first } = (await tx.execute(sql`
      with held as (${held})
      insert into ${onceAnswers} (user_id, route, key, body_hash, created_at)
      select ${userId}::uuid, ${route}, ${key}, ${bodyHash}, ${now.toISOString()}::timestamptz where (select count(*) from held) >= 0
      on conflict do nothing returning key`)) as { rows: unknown[] }
    if (first.length === 0) return recalled(tx, repeated((await tx.select().from(onceAnswers).where(isThisOne))[0], bodyHash), small)
    const answer = await work(tx)
    await tx
      .update(onceAnswers)
      .set({ answer: small ? small.keep(answer) : answer })
      .where(isThisOne)
    return answer
  })
}

/**
 * As `once`, where the answer is known before: `store` is one statement, and no transaction holds a connection. What `prepare` refuses is
 * refused only for a new key.
 */
export async function onceAtLast<T extends object>(
  db: Db,
  { userId, route, key, body, now }: OnceCall,
  prepare: () => Promise<{ answer: T; store: (first: SQL) => Promise<boolean> }>,
  small: Small<T>,
): Promise<T> {
  const bodyHash = hashOfBody(body)
  const known = () =>
    db
      .select()
      .from(onceAnswers)
      .where(and(eq(onceAnswers.userId, userId), eq(onceAnswers.route, route), eq(onceAnswers.key, key)))
  try {
    const { answer, store } = await prepare()
    const row = sql`${userId}::uuid, ${route}::text, ${key}::text, ${bodyHash}::text, ${JSON.stringify(small.keep(answer))}::jsonb, ${now.toISOString()}::timestamptz`
    if (await store(row)) return answer
  } catch (error) {
    const rows = await known()
    if (rows.length === 0) throw error
    return recalled(db, repeated(rows[0], bodyHash), small)
  }
  return recalled(db, repeated((await known())[0], bodyHash), small)
}

/** The answer to a repeated call. Former versions kept all of it. */
function recalled<T extends object>(db: Db, stored: unknown, small: Small<T> | undefined): Promise<T> {
  const kept = stored as Record<string, unknown>
  return small && !('data' in kept) ? small.recall(kept, db) : Promise.resolve(stored as T)
}

/** Tells the same body from another one. */
export const hashOfBody = (body: unknown): string => hash('sha256', JSON.stringify(body), 'base64url')

/** The answer that is kept for a key. Throws 409 where there is none yet, 422 where the key was used with another body. */
export function repeated(stored: { answer: unknown; bodyHash: string } | undefined, bodyHash: string): unknown {
  if (!stored?.answer) throw new Problem(409, 'Цей запит ще виконується. Спробуй за мить')
  if (stored.bodyHash !== bodyHash) throw new Problem(422, 'Цей Idempotency-Key уже використано для іншого запиту')
  return stored.answer
}

/** Nobody repeats a call after this time. */
const onceLife = 3 * dayMs

/** Removes stored answers that nobody asks for again. */
export async function expireOnceAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(onceAnswers).where(lt(onceAnswers.createdAt, new Date(now.getTime() - onceLife)))
}
