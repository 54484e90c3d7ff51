import { sql } from 'drizzle-orm'
import type { QuestionForm } from '#domain/question'
import { groupMembers, taskAnswers } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { countsForClass, sinceJoined } from '../membership/shown-answers.ts'

/**
 * The tasks of a subject at which a class has lost most points since its pupils joined, the worst first; instances of one template count
 * together. Counts what the map of the class counts.
 */
export async function readClassMistakes(
  db: Db,
  groupId: string,
  subject: string,
  most: number,
  now: Date,
): Promise<{ id: string; topic: string; form: QuestionForm }[]> {
  const lost = sql`sum(${taskAnswers.max} - ${taskAnswers.points})`
  const template = sql`split_part(${taskAnswers.question}, '~', 1)`
  return db
    .select({
      id: sql<string>`min(${taskAnswers.question})`,
      topic: sql<string>`min(${taskAnswers.topic})`,
      form: sql<QuestionForm>`min(${taskAnswers.form})`,
    })
    .from(groupMembers)
    .innerJoin(taskAnswers, sinceJoined)
    .where(countsForClass(groupId, subject, now))
    .groupBy(template)
    .having(sql`${lost} > 0`)
    .orderBy(sql`${lost} desc, sum(${taskAnswers.max}), ${template}`)
    .limit(most)
}
