import { asc, eq, sql } from 'drizzle-orm'
import { formDifficulty } from '#domain/prediction'
import { contentChannel, forgetContent } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { questions, results, taskAnswers, taskMeasures } from '../../store/schema.ts'
import { measureDifficulty, measureSeconds, within } from './measure.ts'

/** Replaces what is known of difficulty and time by what first answers without a hint say, subject by subject; the form is taken out of it, as authors do. */
export async function measureTasks(db: Db, now: Date): Promise<void> {
  const { id, subject, form, difficulty, seconds } = questions
  const current = await db.select({ id, subject, form, difficulty, seconds }).from(questions).where(eq(questions.isCurrent, true))
  const medians = await mediansOfSeconds(db)
  const measured: (typeof taskMeasures.$inferInsert)[] = []
  for (const [name, tasks] of Map.groupBy(current, (task) => task.subject)) {
    const priors = new Map(tasks.map((task) => [task.id, task.difficulty / 100 + formDifficulty[task.form]]))
    const found = measureDifficulty(await firstAnswers(db, name), priors)
    for (const task of tasks) {
      const [known, time] = [found.get(task.id), medians.get(task.id)]
      if (!known) continue
      const estimate = Math.round(within(known.difficulty - formDifficulty[task.form]) * 100)
      const expected = time ? measureSeconds(task.seconds, time.median, time.answers) : null
      measured.push({ question: task.id, answers: known.answers, difficulty: estimate, seconds: expected, measuredAt: now })
    }
  }
  await db.transaction(async (tx) => {
    await tx.delete(taskMeasures)
    await tx.execute(sql`select pg_notify(${contentChannel}, '')`)
    for (let index = 0; index < measured.length; index += 500) await tx.insert(taskMeasures).values(measured.slice(index, index + 500))
  })
  forgetContent(db)
}

async function firstAnswers(db: Db, subject: string) {
  const { userId, question, points, max, at, isHinted } = taskAnswers
  const rows = await db
    .selectDistinctOn([userId, question], { user: userId, task: question, points, max, isHinted })
    .from(taskAnswers)
    .where(eq(taskAnswers.subject, subject))
    .orderBy(asc(userId), asc(question), asc(at))
  return rows.flatMap((row) => (row.isHinted ? [] : [{ user: row.user, task: row.task, share: row.max > 0 ? row.points / row.max : 0 }]))
}

/** Median seconds of first tries by task, where at least thirty visitors took between five seconds and a quarter of an hour. */
async function mediansOfSeconds(db: Db): Promise<Map<string, { median: number; answers: number }>> {
  const tries = sql`(
    select distinct on (r.user_id, item->>'id') item->>'id' as question, (item->>'seconds')::float8 as seconds,
      coalesce(a.is_hinted, false) as is_hinted
    from ${results} r cross join lateral jsonb_array_elements(r.body->'items') item
      left join ${taskAnswers} a on a.survey = r.survey and a.question = item->>'id'
    where item->>'outcome' <> 'blank'
    order by r.user_id, item->>'id', r.finished_at
  ) tries`
  const rows = await db
    .select({
      question: sql<string>`question`,
      median: sql<number>`percentile_cont(0.5) within group (order by seconds)::float8`,
      answers: sql<number>`count(*)::int`,
    })
    .from(tries)
    .where(sql`seconds between 5 and 900 and not is_hinted`)
    .groupBy(sql`question`)
    .having(sql`count(*) >= 30`)
  return new Map(rows.map(({ question, median, answers }) => [question, { median, answers }]))
}
