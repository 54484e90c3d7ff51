import { asc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { exportSchema } from '#contract/user'
import { listSessions } from '../auth/sessions.ts'
import { exportGroups } from '../groups/export.ts'
import { Problem } from '../http/problem.ts'
import { exportPayments } from '../payments/move.ts'
import type { Db } from '../store/store.ts'
import {
  ownFlashcards,
  results,
  reviewFacts,
  subscriptions,
  surveyEvents,
  surveys,
  taskAnswers,
  userFacts,
  users,
} from '../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'
import { readChoice } from '../reminders/choice.ts'
import { viewUser } from './view.ts'

type Holder = { userId: string; tokenHash: string }

/** Everything that is stored about the user, without secrets: no tokens, no password. Throws 401 when the user is gone. */
export async function exportUser(
  db: Db,
  avatars: AvatarStore | null,
  holder: Holder,
  now: Date,
): Promise<v.InferOutput<typeof exportSchema>> {
  const { userId } = holder
  const user = await viewUser(db, avatars, userId, now)
  const [account] = await db.select({ createdAt: users.createdAt, consentedAt: users.consentedAt }).from(users).where(eq(users.id, userId))
  if (!account) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const paid = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.startedAt))
  const answers = await db.select().from(taskAnswers).where(eq(taskAnswers.userId, userId)).orderBy(asc(taskAnswers.at))
  const facts = await db.select().from(userFacts).where(eq(userFacts.userId, userId)).orderBy(asc(userFacts.at))
  const reviews = await db.select().from(reviewFacts).where(eq(reviewFacts.userId, userId)).orderBy(asc(reviewFacts.place))
  const cards = await db.select().from(ownFlashcards).where(eq(ownFlashcards.userId, userId)).orderBy(asc(ownFlashcards.at))
  return {
    exported_at: now.toISOString(),
    user,
    created_at: account.createdAt.toISOString(),
    consented_at: account.consentedAt?.toISOString() ?? null,
    sessions: await listSessions(db, holder, now),
    surveys: await exportSurveys(db, userId),
    task_answers: answers.map(({ userId: _owner, ...rest }) => inSnakeCase(rest)),
    facts: facts.map(({ fact, receivedAt }) => ({ ...fact, received_at: receivedAt.toISOString() })),
    reviews: reviews.map(({ fact, receivedAt }) => ({ ...fact, received_at: receivedAt.toISOString() })),
    own_flashcards: cards.map(({ userId: _owner, write: _write, ...rest }) => inSnakeCase(rest)),
    subscriptions: paid.map(({ userId: _owner, ...rest }) => inSnakeCase(rest)),
    reminders: inSnakeCase(await readChoice(db, userId)),
    groups: (await exportGroups(db, userId)).map(inSnakeCase),
    payments: (await exportPayments(db, userId)).map(inSnakeCase),
  }
}

async function exportSurveys(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ survey: surveys, result: results.body })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(eq(surveys.userId, userId))
    .orderBy(asc(surveys.createdAt), asc(surveys.id))
  const facts = await db
    .select({ survey: surveyEvents.survey, event: surveyEvents.event, receivedAt: surveyEvents.receivedAt })
    .from(surveyEvents)
    .innerJoin(surveys, eq(surveys.id, surveyEvents.survey))
    .where(eq(surveys.userId, userId))
    .orderBy(asc(surveyEvents.receivedAt), asc(surveyEvents.id))
  const bySurvey = Map.groupBy(facts, ({ survey }) => survey)
  return rows.map(({ survey: { userId: _owner, ...survey }, result }) => ({
    ...inSnakeCase(survey),
    events: (bySurvey.get(survey.id) ?? []).map(({ event, receivedAt }) => ({ ...event, received_at: receivedAt.toISOString() })),
    result,
  }))
}

/** A row as the API writes things: snake case, moments as text. */
const inSnakeCase = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
