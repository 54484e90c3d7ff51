import { and, asc, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import { preferencesAfter, type StudyPreferences } from '#domain/study-preferences'
import type { UserFact, userFactsAnswerSchema } from '#contract/user-fact'
import { storeLessonAnswers } from '../courses/store-answers.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { questions, userFacts } from '../../store/schema.ts'
import { inTransaction } from '../../store/transaction.ts'

/** Facts of one visitor, of all kinds. */
const mostFacts = 20_000

type Stored = v.InferOutput<typeof userFactsAnswerSchema>['data']

/**
 * Adds facts of a visitor, all or none. A reported error is also a line of the log, without the visitor’s words. Throws 422 for an
 * unknown task or an answer that does not fit, 429 above the most.
 */
export async function receiveUserFacts(db: Db, userId: string, facts: readonly UserFact[], now: Date): Promise<Stored> {
  const stored = await inTransaction(db, async (tx) => {
    await checkQuestions(tx, facts)
    const rows = facts.map((fact) => ({ userId, id: fact.id, kind: fact.kind, fact, at: earlier(fact.at, now), receivedAt: now }))
    const accepted = await tx.insert(userFacts).values(rows).onConflictDoNothing().returning({ fact: userFacts.fact })
    if ((await tx.$count(userFacts, eq(userFacts.userId, userId))) > mostFacts)
      throw new Problem(429, 'Забагато позначок: нові вже не зберігаються. Напиши нам, і ми допоможемо', { 'Retry-After': '86400' })
    await storeLessonAnswers(
      tx,
      userId,
      accepted.map(({ fact }) => fact),
      now,
    )
    return accepted
  })
  for (const { fact } of stored) {
    if (fact.kind !== 'task.report') continue
    console.log(`Помилка в завданні ${fact.question}, версія ${fact.version}: ${fact.reason}, ${fact.id}`)
  }
  return { accepted: stored.length, duplicates: facts.length - stored.length, serverNow: now.toISOString() }
}

/** The visitor’s facts of one kind, oldest first. */
export async function readUserFacts(db: Db, userId: string, kind: UserFact['kind']): Promise<UserFact[]> {
  const rows = await db
    .select({ fact: userFacts.fact })
    .from(userFacts)
    .where(and(eq(userFacts.userId, userId), eq(userFacts.kind, kind)))
    .orderBy(asc(userFacts.at), asc(userFacts.id))
  return rows.map(({ fact }) => fact)
}

/** Reads the study preferences of a visitor; a preference that was never set has its default. */
export const readPreferences = async (db: Db, userId: string): Promise<StudyPreferences> =>
  preferencesAfter(await readUserFacts(db, userId, 'preferences.set'))

async function checkQuestions(tx: Db, facts: readonly UserFact[]): Promise<void> {
  const asked = [...new Set(facts.flatMap((fact) => ('question' in fact ? [fact.question] : [])))]
  const known = await tx.selectDistinct({ id: questions.id }).from(questions).where(inArray(questions.id, asked))
  if (known.length < asked.length) throw new Problem(422, 'Такого завдання немає')
}

/** A device may be late, but never ahead of the server. */
const earlier = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()))
