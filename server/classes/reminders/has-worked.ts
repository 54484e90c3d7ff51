import { sql } from 'drizzle-orm'
import { reviewFacts, surveyEvents, surveys, taskAnswers, userFacts } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Tells whether a pupil has answered, looked at a card, read or gone on in a lesson since this moment. */
export async function hasWorked(db: Db, userId: string, since: Date): Promise<boolean> {
  const start = sql`${since.toISOString()}::timestamptz`
  const { rows } = (await db.execute(sql`select
    exists (select from ${taskAnswers} a where a.user_id = ${userId} and a.at >= ${start})
    or exists (select from ${surveys} s join ${surveyEvents} e on e.survey = s.id
      where s.user_id = ${userId} and e.received_at >= ${start} and e.event->>'kind' = 'answer')
    or exists (select from ${reviewFacts} r where r.user_id = ${userId} and r.fact->>'kind' in ('card.graded', 'card.crammed')
      and (r.fact->>'at')::timestamptz >= ${start})
    or exists (select from ${userFacts} f where f.user_id = ${userId} and f.at >= ${start}
      and f.kind in ('article.read', 'lesson.step', 'lesson.answer')) as worked`)) as { rows: { worked: boolean }[] }
  return rows[0]?.worked === true
}
