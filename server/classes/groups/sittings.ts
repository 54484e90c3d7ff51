import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sitting } from '#contract/group'
import { groupSittings, results, surveyEvents, surveys } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { deadlineOf, isBlankAttempt, isOver, secondsOf, type Received, type SurveyRow } from '../../study/open-surveys/clock.ts'
import { readResult } from '../../study/surveys/finish.ts'

/** A survey of an assigned paper. Points are null until it is finished. */
export type SittingRow = {
  assignmentId: string
  userId: string
  survey: string
  raw: number | null
  scaled: number | null
  finishedAt: Date | null
  isPaper: boolean
  isBlank: boolean
  timing: Required<Pick<Sitting, 'extraTime' | 'pauses' | 'pausedSeconds' | 'lateAnswers'>>
}

/** The surveys of these assigned papers by these users; one whose time is over gets its result here. */
export async function readSittings(db: Db, assignmentIds: readonly string[], userIds: readonly string[], now: Date): Promise<SittingRow[]> {
  if (assignmentIds.length === 0 || userIds.length === 0) return []
  const rows = await select(db, assignmentIds, userIds)
  const over = rows.filter(({ survey, finishedAt }) => finishedAt === null && isOver(survey, now))
  for (const { survey } of over) await readResult(db, survey.userId, survey.id, now)
  const fresh = over.length > 0 ? await select(db, assignmentIds, userIds) : rows
  const late = await countLate(db, fresh, now)
  const blank = await findBlank(db, fresh)
  return fresh.map(({ survey, sheet, answered: _answered, ...row }) => ({
    ...row,
    isPaper: sheet !== null,
    isBlank: blank.has(survey.id),
    userId: survey.userId,
    survey: survey.id,
    timing: {
      extraTime: survey.policy.extraTime,
      pauses: survey.pauses.length,
      pausedSeconds: secondsOf(survey.pauses, row.finishedAt ?? now),
      lateAnswers: late.get(survey.id) ?? 0,
    },
  }))
}

const select = (db: Db, assignmentIds: readonly string[], userIds: readonly string[]) =>
  db
    .select({
      assignmentId: groupSittings.assignmentId,
      sheet: groupSittings.sheet,
      survey: surveys,
      raw: results.raw,
      answered: results.answered,
      scaled: results.scaled,
      finishedAt: results.finishedAt,
    })
    .from(groupSittings)
    .innerJoin(surveys, eq(surveys.id, groupSittings.survey))
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(inArray(groupSittings.assignmentId, [...assignmentIds]), inArray(groupSittings.userId, [...userIds])))

/** Which of these attempts on the site hold no answer. Only those are asked about whose result has none, or is not there yet. */
async function findBlank(
  db: Db,
  rows: readonly { survey: SurveyRow; sheet: string | null; answered: number | null }[],
): Promise<ReadonlySet<string>> {
  const open = rows.filter(({ sheet, answered }) => sheet === null && (answered ?? 0) === 0)
  if (open.length === 0) return new Set()
  const found = await db
    .select({ survey: surveyEvents.survey, event: surveyEvents.event, receivedAt: surveyEvents.receivedAt })
    .from(surveyEvents)
    .where(
      and(
        inArray(
          surveyEvents.survey,
          open.map(({ survey }) => survey.id),
        ),
        sql`${surveyEvents.event}->>'kind' = 'answer'`,
      ),
    )
  const given: ReadonlyMap<string, Received[]> = Map.groupBy(found, ({ survey }) => survey)
  return new Set(
    open.flatMap(({ survey, answered }) =>
      isBlankAttempt(answered === null ? null : { answered }, given.get(survey.id) ?? []) ? [survey.id] : [],
    ),
  )
}

/** Counts the answers to each survey that have come after its time: few, whatever the number of facts. */
async function countLate(
  db: Db,
  rows: readonly { survey: SurveyRow; finishedAt: Date | null }[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const byId = new Map(rows.map((row) => [row.survey.id, row]))
  if (byId.size === 0) return new Map()
  const inTimeAtMost = sql`${surveys.startedAt} + (${surveys.policy}->>'seconds')::int * interval '1 second'`
  const found = await db
    .select({ survey: surveyEvents.survey, receivedAt: surveyEvents.receivedAt })
    .from(surveyEvents)
    .innerJoin(surveys, eq(surveys.id, surveyEvents.survey))
    .where(
      and(
        inArray(surveyEvents.survey, [...byId.keys()]),
        sql`${surveyEvents.event}->>'kind' = 'answer'`,
        sql`${surveyEvents.receivedAt} > ${inTimeAtMost}`,
      ),
    )
  const late = found.filter(({ survey, receivedAt }) => {
    const row = byId.get(survey)
    const deadline = row && deadlineOf(row.survey, row.finishedAt ?? now)
    return deadline && receivedAt > deadline
  })
  return new Map([...Map.groupBy(late, ({ survey }) => survey)].map(([survey, each]) => [survey, each.length]))
}
