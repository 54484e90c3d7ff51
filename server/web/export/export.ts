import { asc, eq } from 'drizzle-orm'
import { listSessions } from '../../people/auth/sessions.ts'
import { exportGroups } from '../../classes/groups/export.ts'
import { Problem } from '../../base/problem.ts'
import { listText } from '../../base/streamed.ts'
import { exportPayments } from '../../money/payments/move.ts'
import type { Db } from '../../store/store.ts'
import { subscriptions, users } from '../../store/schema.ts'
import type { AvatarStore } from '../../people/uploads/avatar-store.ts'
import { readChoice } from '../../classes/reminders/choice.ts'
import {
  exportAnswers,
  exportCardMedia,
  exportCards,
  exportFacts,
  exportReports,
  exportReviews,
  exportSharedDecks,
  inSnakeCase,
  surveysText,
} from './export-rows.ts'
import { readWithheld } from '../../study/open-surveys/withheld.ts'
import { viewUser } from '../../people/users/view.ts'

type Holder = { userId: string; tokenHash: string }

/**
 * Everything stored about the user, without secrets or withheld verdicts, read page by page while it is written. Throws 401 when the user
 * is gone.
 */
export async function exportUser(db: Db, avatars: AvatarStore | null, holder: Holder, now: Date): Promise<AsyncGenerator<string>> {
  const { userId } = holder
  const user = await viewUser(db, avatars, userId, now)
  const [account] = await db.select({ createdAt: users.createdAt, consentedAt: users.consentedAt }).from(users).where(eq(users.id, userId))
  if (!account) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const paid = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.startedAt))
  const small = {
    exported_at: now.toISOString(),
    user,
    created_at: account.createdAt.toISOString(),
    consented_at: account.consentedAt?.toISOString() ?? null,
    sessions: await listSessions(db, holder, now),
    subscriptions: paid.map(({ userId: _owner, ...rest }) => inSnakeCase(rest)),
    reminders: exportChoice(await readChoice(db, userId)),
    groups: (await exportGroups(db, userId)).map(inSnakeCase),
    payments: (await exportPayments(db, userId)).map(inSnakeCase),
  }
  const withheld = await readWithheld(db, userId, now)
  return written(small, {
    surveys: surveysText(db, userId, withheld),
    task_answers: listText(exportAnswers(db, userId, withheld)),
    facts: listText(exportFacts(db, userId)),
    fault_reports: listText(exportReports(db, userId)),
    reviews: listText(exportReviews(db, userId)),
    own_flashcards: listText(exportCards(db, userId)),
    card_media: listText(exportCardMedia(db, userId)),
    shared_decks: listText(exportSharedDecks(db, userId)),
  })
}

/** The address of the calendar is a secret: whether there is one is told. */
const exportChoice = ({ calendar, devices, ...choice }: Awaited<ReturnType<typeof readChoice>>) =>
  inSnakeCase({ ...choice, devices, hasCalendar: calendar !== null })

async function* written(small: object, lists: Record<string, AsyncGenerator<string>>): AsyncGenerator<string> {
  yield `{"data":{"export":${JSON.stringify(small).slice(0, -1)}`
  for (const [name, text] of Object.entries(lists)) {
    yield `,\n"${name}":`
    yield* text
  }
  yield '}}}'
}
