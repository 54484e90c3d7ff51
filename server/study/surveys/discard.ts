import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groupSittings, onceAnswers, surveys } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { countAnswered } from '../open-surveys/clock.ts'
import { holdSurvey, readEvents } from './find.ts'

/**
 * Throws away a survey begun by accident, of a day both blocks. Runs inside the caller’s transaction. Throws 404 for a foreign one, 409
 * for one that is answered, finished or given by a teacher.
 */
export async function discardSurvey(tx: Db, userId: string, id: string): Promise<void> {
  const { survey } = await holdSurvey(tx, userId, id)
  const ids = [id, ...(survey.day ? [survey.day.otherId] : [])]
  for (const each of ids) await refuseBegun(tx, userId, each)
  const told = or(
    inArray(sql`${onceAnswers.answer}->>'survey'`, ids),
    inArray(
      onceAnswers.route,
      ids.flatMap((each) => [`more ${each}`, `next ${each}`, `finish ${each}`]),
    ),
  )
  await tx.delete(onceAnswers).where(and(eq(onceAnswers.userId, userId), told))
  await tx.delete(surveys).where(inArray(surveys.id, ids))
}

async function refuseBegun(tx: Db, userId: string, id: string): Promise<void> {
  const { finishedAt } = await holdSurvey(tx, userId, id)
  if (finishedAt !== null) throw new Problem(409, 'Тест уже завершено')
  if (countAnswered(await readEvents(tx, id)) > 0) throw new Problem(409, 'У тесті вже є відповіді')
  const [given] = await tx.select({ id: groupSittings.survey }).from(groupSittings).where(eq(groupSittings.survey, id))
  if (given) throw new Problem(409, 'Цей тест дав учитель')
}
