import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { mailboxOf } from '#contract/auth'
import { kyivStudyDay } from '#contract/scheduling/study-day'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../../web/deps.ts'
import { describeError } from '../../base/describe-error.ts'
import { Problem } from '../../base/problem.ts'
import { reminderLetter } from '../../base/mail/reminder-letter.ts'
import type { Post } from '../../base/mail/post.ts'
import { reminders, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { firstStep } from '../../classes/reminders/first-step.ts'
import { hasWorked } from '../../classes/reminders/has-worked.ts'
import { linkToken } from '../../classes/reminders/link-token.ts'

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' })

type Around = { db: Db; post: Post; site: string; now: Date }
type Wanting = { userId: string; email: string; key: string; isProven: boolean }

/**
 * Sends the reminders of this hour of Kyiv: the first step of the plan, to whoever has asked for it and has not worked today. Nobody gets two on a day,
 * however often and in however many processes this runs; what could not be sent is not sent later. @returns how many were sent.
 */
export async function remind({ db, now, integrations, siteUrl }: Pick<Deps, 'db' | 'now' | 'integrations' | 'siteUrl'>): Promise<number> {
  const post = integrations?.post
  if (!post || siteUrl === undefined) return 0
  const around = { db, post, site: siteUrl.replace(/\/+$/, ''), now: now() }
  let sent = 0
  for (const wanting of await listWanting(db, around.now)) {
    if (await remindOne(around, wanting).catch((error: unknown) => console.error(`Нагадування: ${describeError(error)}`))) sent += 1
  }
  return sent
}

/** An address that nobody has shown to be the pupil’s own gets one letter, which asks. */
async function listWanting(db: Db, now: Date): Promise<Wanting[]> {
  const { userId, key, isOn, hour, lastDay, confirmedAt } = reminders
  const rows = await db
    .select({ userId, key, email: users.email, confirmedAt, verifiedAt: users.emailVerifiedAt })
    .from(reminders)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(isOn, true),
        eq(hour, Number(hours.format(now))),
        isNotNull(users.email),
        or(isNull(lastDay), and(ne(lastDay, kyivStudyDay(now)), or(isNotNull(confirmedAt), isNotNull(users.emailVerifiedAt)))),
      ),
    )
  return rows.map((row) => ({
    userId: row.userId,
    key: row.key,
    email: row.email ?? '',
    isProven: row.confirmedAt !== null || row.verifiedAt !== null,
  }))
}

async function remindOne({ db, post, site, now }: Around, { userId, email, key, isProven }: Wanting): Promise<boolean> {
  const day = kyivStudyDay(now)
  if (await hasWorked(db, userId, day)) return false
  const step = await firstStep(db, userId, now)
  if (!step || !(await take(db, userId, day))) return false
  if (!isProven && !(await mayAsk(db, email, now))) return false
  const link = (deed: 'off' | 'on') => `${site}/reminders?link=${linkToken(key, { deed, userId })}`
  await post.send(email, reminderLetter({ step, dashboard: `${site}/dashboard`, off: link('off'), on: isProven ? null : link('on') }))
  return true
}

/** One mailbox gets one question a day, however many accounts were made with it. */
const mayAsk = (db: Db, email: string, now: Date): Promise<boolean> =>
  countAttempt(db, limits.questionsOfMailbox, mailboxOf(email), now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 429) return false
      throw error
    },
  )

/** Notes the letter before it goes: of several that try, one may. */
async function take(db: Db, userId: string, day: string): Promise<boolean> {
  const isFirst = or(isNull(reminders.lastDay), ne(reminders.lastDay, day))
  const taken = await db
    .update(reminders)
    .set({ lastDay: day })
    .where(and(eq(reminders.userId, userId), eq(reminders.isOn, true), isFirst))
    .returning({ userId: reminders.userId })
  return taken.length > 0
}
