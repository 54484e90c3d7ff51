import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Work } from '#contract/group-work'
import { groupMembers, groupWorks, reviewFacts, subjects, taskAnswers, userFacts } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

export type WorkRow = typeof groupWorks.$inferSelect & { subjectTitle: string | null; language: string | null }
/** The progress of somebody; `doneAt` once there is enough. Who has not begun is left out. */
export type WorkProgress = {
  work: string
  userId: string
  done: number
  doneAt: string | null
  heardAt: string | null
  isDeviceTime: boolean
}
/** What comes so much later than it was done is the word of the device alone. */
const onTheWayMs = 5 * 60_000

/** Lists the works that these groups were given beside papers, by deadline. */
export async function listWorks(db: Db, groupIds: readonly string[]): Promise<WorkRow[]> {
  if (groupIds.length === 0) return []
  const rows = await db
    .select({
      work: groupWorks,
      subjectTitle: sql<string | null>`${subjects.body}->>'title'`,
      language: sql<string | null>`${subjects.body}->>'language'`,
    })
    .from(groupWorks)
    .leftJoin(subjects, eq(subjects.id, groupWorks.subject))
    .where(inArray(groupWorks.groupId, [...groupIds]))
    .orderBy(asc(groupWorks.due), asc(groupWorks.createdAt), asc(groupWorks.id))
  return rows.map(({ work, ...subject }) => ({ ...work, ...subject }))
}

/** A work without what anybody has done. */
export const workOf = ({
  id,
  kind,
  title,
  subject,
  subjectTitle,
  language,
  target,
  lesson,
  needed,
  due,
}: WorkRow): Omit<Work, 'progress'> => ({
  id,
  kind,
  title,
  subject,
  subjectTitle: subjectTitle ?? subject,
  ...(language !== null && { language }),
  target,
  lesson,
  needed,
  due: due.toISOString(),
})

/**
 * Reads what these users have done of these works: first answers and first grades since the work was given, and steps of lessons; nothing
 * from before they joined.
 */
export async function readProgress(db: Db, works: readonly WorkRow[], userIds: readonly string[]): Promise<WorkProgress[]> {
  if (works.length === 0 || userIds.length === 0) return []
  const ids = works.map(({ id }) => id)
  const at = sql`(r.fact->>'at')::timestamptz`
  const { rows } = (await db.execute(sql`
    with wanted as (select * from ${groupWorks} where ${inArray(groupWorks.id, ids)}),
    seats as (select m.* from ${groupMembers} m where ${inArray(sql`m.user_id`, [...userIds])}),
    firsts as (
      select w.id as work, a.user_id, a.question as what, min(a.at) as at, min(coalesce(a.received_at, a.at)) as heard from wanted w
        join ${taskAnswers} a on w.kind = 'topic' and a.at >= w.created_at and w.refs @> to_jsonb(a.topic)
        join seats m on m.group_id = w.group_id and m.user_id = a.user_id and a.at >= m.joined_at group by 1, 2, 3
      union all
      select w.id, r.user_id, r.fact->>'card', min(${at}), min(r.received_at) from wanted w
        join ${reviewFacts} r on w.kind = 'deck' and r.fact->>'kind' = 'card.graded' and ${at} >= w.created_at and w.refs @> (r.fact->'card')
        join seats m on m.group_id = w.group_id and m.user_id = r.user_id and ${at} >= m.joined_at group by 1, 2, 3
      union all
      select w.id, f.user_id, f.fact->>'step', min(f.at), min(f.received_at) from wanted w
        join ${userFacts} f on w.kind = 'lesson' and f.kind = 'lesson.step' and f.fact->>'course' = w.target and w.refs @> (f.fact->'lesson')
        join seats m on m.group_id = w.group_id and m.user_id = f.user_id and f.at >= m.joined_at group by 1, 2, 3
    ),
    ranked as (select *, row_number() over (partition by work, user_id order by at, what) as rank from firsts)
    select p.work, p.user_id, least(count(*), w.needed)::int as done,
      (extract(epoch from min(p.at) filter (where p.rank = w.needed)) * 1000)::float8 as done_at,
      (extract(epoch from max(p.heard) filter (where p.rank <= w.needed)) * 1000)::float8 as heard_at
      from ranked p join wanted w on w.id = p.work group by p.work, p.user_id, w.needed`)) as { rows: ProgressRow[] }
  return rows.map(({ work, user_id: userId, done, done_at: doneAt, heard_at: heardAt }) => ({
    work,
    userId,
    done,
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    heardAt: doneAt === null ? null : new Date(heardAt).toISOString(),
    isDeviceTime: doneAt !== null && heardAt - doneAt > onTheWayMs,
  }))
}

type ProgressRow = { work: string; user_id: string; done: number; done_at: number | null; heard_at: number }
