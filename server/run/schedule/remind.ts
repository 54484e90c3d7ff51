import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { mailboxOf } from '#contract/auth'
import { reminderText, type ReminderText } from '#domain/plan/reminder-text'
import type { PushMessage } from '#contract/reminder'
import { startOfStudyDay } from '#domain/scheduling/study-day'
import { describeError } from '../../base/describe-error.ts'
import { reminderLetter } from '../../base/mail/reminder-letter.ts'
import { Problem } from '../../base/problem.ts'
import type { PushOutcome } from '../../base/push/push-service.ts'
import { readDue } from '../../classes/reminders/due-today.ts'
import { hasWorked } from '../../classes/reminders/has-worked.ts'
import { linkToken } from '../../classes/reminders/link-token.ts'
import { keepTurn, noteTold, passTurn, putOff, secondsTillNight, takeTurns, type Turn } from '../../classes/reminders/turns.ts'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import { pushDevices, users } from '../../store/schema.ts'
import type { Deps } from '../../web/deps.ts'
import type { Integrations } from '../../web/integrations.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'siteUrl'> & { integrations?: Pick<Integrations, 'post' | 'push'> }

/** So many are looked after at once: a push service that is slow holds up a few, not all. */
const atOnce = 8
/** A push service that did not answer so often in a row is left alone for a while. */
const mostSilences = 5
const silenceMs = 5 * 60_000

/**
 * Reminds whose hour it is, each in their own zone and way. Nobody gets two a day, however many processes run.
 * @returns how many were reminded.
 */
export async function remind(parts: Parts): Promise<number> {
  const { db, now, siteUrl } = parts
  if (siteUrl === undefined) return 0
  const silences = new Map<string, number>()
  let reminded = 0
  for (;;) {
    const turns = await takeTurns(db, now())
    if (turns.length === 0) return reminded
    const waiting = turns.values()
    const work = async () => {
      for (const turn of waiting) {
        const isDone = await remindOne(parts, siteUrl, turn, silences).catch((error: unknown) =>
          console.error(`Нагадування: ${describeError(error)}`),
        )
        if (isDone) reminded += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
}

async function remindOne(parts: Parts, siteUrl: string, turn: Turn, silences: Map<string, number>): Promise<boolean> {
  const { db, now } = parts
  const at = now()
  const { userId, day, zone } = turn
  const words = (await hasWorked(db, userId, new Date(startOfStudyDay(day, zone)))) ? null : await wordsFor(parts, turn)
  if (!words) {
    await passTurn(db, turn)
    return false
  }
  const site = siteUrl.replace(/\/+$/, '')
  return turn.way === 'letter' ? sendLetter(parts, site, turn, words, at) : sendMessage(parts, turn, words, silences)
}

type Words = ReminderText & { cards: number }

async function wordsFor({ db, now }: Parts, { userId, zone }: Turn): Promise<Words | null> {
  const due = await readDue(db, userId, { now: now(), zone })
  const words = due && reminderText(due)
  return words && { ...words, cards: due.cards?.count ?? 0 }
}

/** What did not get out is not sent later. An address that nobody has shown to be the pupil’s own gets one letter, which asks. */
async function sendLetter({ db, integrations }: Parts, site: string, turn: Turn, words: Words, now: Date): Promise<boolean> {
  const post = integrations?.post
  const [user] = await db.select({ email: users.email, verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, turn.userId))
  const isProven = turn.confirmedAt !== null || (user?.verifiedAt ?? null) !== null
  if (!post || !user?.email || (!isProven && turn.lastDay !== null)) {
    await passTurn(db, turn)
    return false
  }
  const held = await keepTurn(db, turn, now)
  if (!held) return false
  const isAllowed = isProven || (await mayAsk(db, user.email, now))
  const link = (deed: 'off' | 'on') => `${site}/reminders?link=${linkToken(turn.key, { deed, link: turn.link })}`
  const letter = { ...words, dashboard: `${site}/dashboard`, off: link('off'), on: isProven ? null : link('on') }
  try {
    if (isAllowed) await post.send(user.email, reminderLetter({ ...letter, id: nameOfDay(turn) }))
  } finally {
    await noteTold(db, held)
  }
  return isAllowed
}

/** The same for one pupil and day, and of no meaning to anybody else. */
const nameOfDay = ({ key, day }: Turn): string => createHmac('sha256', key).update(`reminder\n${day}`).digest('base64url').slice(0, 22)

/** One mailbox gets one question a day, however many accounts were made with it. */
const mayAsk = (db: Deps['db'], email: string, now: Date): Promise<boolean> =>
  countAttempt(db, limits.questionsOfMailbox, mailboxOf(email), now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 429) return false
      throw error
    },
  )

/** To one device: the one told of last, or the one before where that is gone. Nobody is told on two. */
async function sendMessage({ db, now, integrations }: Parts, turn: Turn, words: Words, silences: Map<string, number>): Promise<boolean> {
  const push = integrations?.push
  const { userId } = turn
  const devices = await db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(desc(pushDevices.toldAt))
  if (!push || devices.length === 0) {
    await passTurn(db, turn)
    return false
  }
  const held = await keepTurn(db, turn, now())
  if (!held) return false
  const { title, text, cards } = words
  const message: PushMessage = { title, text, cards, day: turn.day, off: linkToken(turn.key, { deed: 'off', link: turn.link }) }
  for (const { endpoint, p256dh, auth } of devices) {
    const { origin } = new URL(endpoint)
    const outcome: PushOutcome =
      (silences.get(origin) ?? 0) >= mostSilences
        ? { kind: 'busy', waitSeconds: silenceMs / 1000 }
        : await push.send({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), secondsTillNight(now(), turn))
    silences.set(origin, outcome.kind === 'unknown' || outcome.kind === 'busy' ? (silences.get(origin) ?? 0) + 1 : 0)
    // Nobody can tell whether a message without an answer has come: one less is better than two.
    if (outcome.kind === 'taken' || outcome.kind === 'unknown') {
      await noteTold(db, held)
      return outcome.kind === 'taken'
    }
    if (outcome.kind === 'busy') {
      await putOff(db, held, new Date(now().getTime() + outcome.waitSeconds * 1000))
      return false
    }
    if (outcome.kind === 'gone') await db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint))
  }
  await passTurn(db, held)
  return false
}
