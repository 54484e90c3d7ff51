import { sql, type SQL } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { builtOnce } from '../../store/built-once.ts'
import { groupAssignments, groupMembers, groupSittings, results, surveys, users, type TaskReference } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { isOver, type SurveyRow } from './clock.ts'
import { abandonedAfterMs } from './limits.ts'

type Cause = 'exam' | 'class'

/**
 * What this visitor may not learn now of open exams and of papers of classes before their review. `shown`: tasks whose words were given
 * out. `tests/api/withheld.test.ts` walks all calls that could tell.
 */
export type Withheld = { tasks: ReadonlyMap<string, Cause>; shown: ReadonlySet<string>; sittings: ReadonlyMap<string, Date> }

/** A survey or an assigned paper that keeps its tasks back; moments are milliseconds. `reviewAt` is null in the visitor’s own exam. */
export type Keeper = {
  survey: string | null
  tasks: TaskReference[]
  reviewAt: number | null
  policy: SurveyRow['policy'] | null
  pauses: SurveyRow['pauses'] | null
  created: number | null
  started: number | null
}

const isShut = (at: SQL) => sql`a.due > ${at} and a.released_at is null`

/** Ids of all surveys of papers of other classes than this one whose review is shut. */
export const shutElsewhere = (groupId: string, now: Date): SQL => sql`
  select g.survey from ${groupSittings} g join ${groupAssignments} a on a.id = g.assignment_id where a.group_id <> ${groupId}::uuid and ${isShut(momentOf(now))}`

/** All that keeps tasks back from a visitor, as a list in JSON: a part of a question to the store. */
export function keepersOf(userId: SQL | string, at: SQL | Date): SQL<Keeper[]> {
  const now = momentOf(at)
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)
  return sql`(select coalesce(json_agg(keeper), '[]'::json) from (
    select s.id as survey, s.tasks, null::float8 as "reviewAt", s.policy, s.pauses, ${ms('s.created_at')} as created, ${ms('s.started_at')} as started
      from ${surveys} s left join ${results} r on r.survey = s.id
      where s.user_id = ${userId}::uuid and r.survey is null and s.policy->>'feedback' = 'atEnd'
        and s.created_at > ${now} - ${abandonedAfterMs / 1000} * interval '1 second'
    union all
    select g.survey, s.tasks, ${ms('a.due')}, null, null, null, null
      from ${groupSittings} g join ${groupAssignments} a on a.id = g.assignment_id join ${surveys} s on s.id = g.survey
      where s.user_id = ${userId}::uuid and ${isShut(now)}
    union all
    select null, a.plan->'tasks', ${ms('a.due')}, null, null, null, null
      from ${groupMembers} m join ${groupAssignments} a on a.group_id = m.group_id
      where m.user_id = ${userId}::uuid and m.state = 'active' and ${isShut(now)}) keeper)`
}

const momentOf = (at: SQL | Date): SQL => (at instanceof Date ? sql`${at.toISOString()}::timestamptz` : sql`${at}::timestamptz`)

/** What follows from the keepers. `closed`: an exam that is being closed, and keeps nothing back any more. */
export function withheldBy(keepers: readonly Keeper[], now: Date, closed?: string): Withheld {
  const tasks = new Map<string, Cause>()
  const sittings = new Map<string, Date>()
  const shown = new Set<string>()
  for (const keeper of keepers) {
    const cause = causeOf(keeper, now)
    if (cause === null || (cause === 'exam' && keeper.survey === closed)) continue
    for (const { id } of keeper.tasks) if (tasks.get(id) !== 'class') tasks.set(id, cause)
    if (keeper.survey === null) continue
    for (const { id } of keeper.tasks) shown.add(id)
    if (cause === 'class') sittings.set(keeper.survey, new Date(keeper.reviewAt ?? 0))
  }
  return { tasks, shown, sittings }
}

function causeOf({ reviewAt, policy, pauses, created, started }: Keeper, now: Date): Cause | null {
  if (reviewAt !== null) return 'class'
  if (!policy || !pauses || created === null) return null
  const startedAt = started === null ? null : new Date(started)
  return isOver({ policy, pauses, createdAt: new Date(created), startedAt }, now) ? null : 'exam'
}

const findKeepers = builtOnce((db) =>
  db
    .select({
      keepers: keepersOf(sql`${sql.placeholder('userId')}`, sql`${sql.placeholder('at')}`),
      begunExams: sql<number | null>`(select ${users.begunExams} from ${users} where ${users.id} = ${sql.placeholder('userId')}::uuid)`,
    })
    .from(sql`(select) as one`)
    .prepare('find_keepers'),
)

/** What is withheld from a visitor, asked for alone. */
export async function readWithheld(db: Db, userId: string, now: Date, closed?: string): Promise<Withheld> {
  return (await readForExam(db, userId, now, closed)).withheld
}

/** The same for who begins an exam, with how many were begun until then. */
export async function readForExam(db: Db, userId: string, now: Date, closed?: string): Promise<{ withheld: Withheld; begunExams: number }> {
  const [found] = await findKeepers(db, { userId, at: now.toISOString() })
  return { withheld: withheldBy(found?.keepers ?? [], now, closed), begunExams: found?.begunExams ?? 0 }
}

const whys: Record<Cause, string> = {
  exam: 'Ці завдання стоять у твоєму незавершеному тесті. Спершу заверши його',
  class: 'Ці завдання стоять у роботі класу. Вони відкриються разом із її розбором',
}

/** Throws 409 with the reason where one of these tasks is withheld. */
export function refuseWithheld({ tasks }: Withheld, asked: readonly string[]): void {
  const causes = new Set(asked.flatMap((id) => tasks.get(id) ?? []))
  if (causes.size > 0) throw new Problem(409, whys[causes.has('class') ? 'class' : 'exam'])
}
