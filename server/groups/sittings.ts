import { and, eq, inArray } from 'drizzle-orm'
import { groupSittings, results, surveys } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { isOver } from '../surveys/clock.ts'
import { readResult } from '../surveys/finish.ts'

/** A survey of an assigned paper. Points are null while answers are still taken. */
export type SittingRow = {
  assignmentId: string
  userId: string
  survey: string
  raw: number | null
  scaled: number | null
  finishedAt: Date | null
}

/** The surveys of these assigned papers by these users; one whose time is over gets its result here. */
export async function readSittings(db: Db, assignmentIds: readonly string[], userIds: readonly string[], now: Date): Promise<SittingRow[]> {
  if (assignmentIds.length === 0 || userIds.length === 0) return []
  const rows = await select(db, assignmentIds, userIds)
  const over = rows.filter(({ survey, finishedAt }) => finishedAt === null && isOver(survey, now))
  for (const { survey } of over) await readResult(db, survey.userId, survey.id, now)
  const fresh = over.length > 0 ? await select(db, assignmentIds, userIds) : rows
  return fresh.map(({ survey, ...row }) => ({ ...row, userId: survey.userId, survey: survey.id }))
}

const select = (db: Db, assignmentIds: readonly string[], userIds: readonly string[]) =>
  db
    .select({
      assignmentId: groupSittings.assignmentId,
      survey: surveys,
      raw: results.raw,
      scaled: results.scaled,
      finishedAt: results.finishedAt,
    })
    .from(groupSittings)
    .innerJoin(surveys, eq(surveys.id, groupSittings.survey))
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(inArray(groupSittings.assignmentId, [...assignmentIds]), inArray(groupSittings.userId, [...userIds])))
