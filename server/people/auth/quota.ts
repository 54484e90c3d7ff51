import { eq, sql, type SQL } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { usage } from '../../store/schema.ts'

const megabyte = 1024 * 1024

/** The most that one visitor may write: in all, and in a minute. A year of daily tests is some 60 MB. */
export const quotas = {
  guest: { bytes: 30 * megabyte, writes: 600 },
  account: { bytes: 300 * megabyte, writes: 600 },
} as const
/** A call that stores more than it says counts as so much at least: a survey brings its plan and its result. */
const leastBytes = 256
const minute = 60_000

/** The total that a visitor has written, this call included. */
export type Used = { bytes: number; writes: number }

const bytes = sql`${sql.placeholder('bytes')}::bigint`

/**
 * Counts a call of each visitor in `known` before it writes, in the store, so that all processes know it. `refuseAboveQuota` looks at
 * what comes back.
 */
export const countingWrite = (known: string): SQL =>
  sql`insert into usage as own (user_id, bytes, minute, writes) select user_id, ${bytes}, ${sql.placeholder('minute')}::timestamptz, 1 from ${sql.identifier(known)}
    on conflict (user_id) do update set bytes = own.bytes + ${bytes}, minute = excluded.minute,
      writes = case when own.minute = excluded.minute then own.writes + 1 else 1 end
    returning own.bytes, own.writes`

/** The cost of one call of `size` bytes. */
export const writeOf = (size: number, now: Date) => ({
  bytes: Math.max(leastBytes, size),
  minute: new Date(Math.floor(now.getTime() / minute) * minute).toISOString(),
})

/** Throws 429 in words for a visitor who writes without a pause, or has filled the place there is. */
export function refuseAboveQuota(used: Used, isAnonymous: boolean): void {
  const most = isAnonymous ? quotas.guest : quotas.account
  if (used.writes > most.writes) throw new Problem(429, 'Забагато змін за хвилину. Зачекай трохи', { 'Retry-After': '60' })
  if (used.bytes > most.bytes) throw new Problem(429, isAnonymous ? guestIsFull : accountIsFull, { 'Retry-After': '3600' })
}

const guestIsFull = 'Місце для роботи без акаунта скінчилося. Зареєструйся, і все збережене лишиться з тобою'
const accountIsFull = 'Місце в акаунті скінчилося. Напиши нам, і ми допоможемо'

/** The size of a call as it says itself; one that does not say it is taken for a large one. */
export const sizeOf = (headers: Headers): number => {
  const said = Number(headers.get('content-length') ?? Number.NaN)
  return Number.isSafeInteger(said) && said >= 0 ? said : headers.has('transfer-encoding') ? megabyte : 0
}

/** Adds what a guest has written to its account. Runs inside the caller’s transaction. */
export async function moveUsage(tx: Db, from: string, to: string): Promise<void> {
  const [moved] = await tx.delete(usage).where(eq(usage.userId, from)).returning()
  if (!moved) return
  await tx
    .insert(usage)
    .values({ ...moved, userId: to })
    .onConflictDoUpdate({ target: usage.userId, set: { bytes: sql`${usage.bytes} + ${moved.bytes}` } })
}

/** Puts every count right by what is stored: what was refused, repeated or removed takes no place. */
export async function recountUsage(db: Db): Promise<void> {
  await db.execute(sql`
    update usage set bytes = stored.bytes from (
      select id, (
        coalesce((select sum(pg_column_size(e.*)) from survey_events e join surveys s on s.id = e.survey where s.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(s.*)) from surveys s where s.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(r.*)) from results r where r.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(o.*)) from once_answers o where o.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(f.*)) from user_facts f where f.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(b.*)) from fault_reports b where b.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(v.*)) from review_facts v where v.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(c.*)) from own_flashcards c where c.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(d.*)) from shared_decks d where d.user_id = users.id), 0)
        + coalesce((select sum(m.size) from card_media m where m.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(k.*)) from packs k where k.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(p.*)) from payments p where p.payer_id = users.id), 0)
        + coalesce((select sum(pg_column_size(g.*)) from groups g where g.owner_id = users.id), 0)
        + coalesce((select sum(pg_column_size(a.*)) from group_assignments a join groups g on g.id = a.group_id where g.owner_id = users.id), 0)
        + coalesce((select sum(pg_column_size(w.*)) from group_works w join groups g on g.id = w.group_id where g.owner_id = users.id), 0)
        + coalesce((select sum(pg_column_size(t.*)) from worksheets t where t.user_id = users.id), 0)
        + coalesce((select sum(pg_column_size(i.*)) from group_invitations i join groups g on g.id = i.group_id where g.owner_id = users.id), 0)
      )::bigint as bytes from users
    ) stored where stored.id = usage.user_id`)
}
