import { and, eq } from 'drizzle-orm'
import type { PaperAnswers, PupilTasks, TaskAnswers } from '#contract/group'
import type { KeyedTask } from '#domain/grading/grading-input'
import { naturalOrder } from '#domain/natural-order'
import { isBlank } from '#domain/scoring/score-answer'
import { Problem } from '../../base/problem.ts'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import { groupAssignments, groupMembers, groupSittings, results, surveys, type Plan, type StoredResult } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld, type Withheld } from '../../study/open-surveys/withheld.ts'
import { findOwnGroup } from '../membership/find.ts'
import { readNames } from './tell-apart.ts'

/** `seconds` is null for who wrote on paper. */
type Sat = { memberId: string; items: StoredResult['items']; seconds: number | null }

/**
 * How active members who share results did each task, without what is withheld from the owner. Throws 404 for a foreign group and a paper
 * that it was not given.
 */
export async function readPaperAnswers(db: Db, ownerId: string, groupId: string, id: string, now: Date): Promise<PaperAnswers> {
  const { tasks, own = [] } = await readOwnPlan(db, ownerId, groupId, id)
  const known = await readTasks(db, tasks)
  const withheld = await readWithheld(db, ownerId, now)
  const sat = await readSat(db, groupId, id)
  const names = await readNames(db, groupId)
  const told = known.map((task, index) => taskAnswersOf(task, index, own.includes(task.question.id), sat, withheld, known))
  const members = await db
    .select({ sharesResults: groupMembers.sharesResults })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, 'active')))
  return {
    tasks: told,
    rows: sat
      .map(({ memberId, items, seconds }) => ({
        memberId,
        name: names.get(memberId) ?? '',
        points: items.map((item) => (withheld.tasks.has(item.id) ? null : item.points)),
        seconds,
      }))
      .toSorted((a, b) => naturalOrder(a.name, b.name)),
    hidden: members.filter(({ sharesResults }) => !sharesResults).length,
    formulas: drawFormulas(told.flatMap(({ question, key }) => [question, key].filter((part) => part !== undefined))),
  }
}

/**
 * The tasks of a paper as one pupil had them. What the pupil answered must stay out: it is promised to every pupil. Throws 404 for a pupil
 * who has not handed it in or shares no results.
 */
export async function readPupilTasks(
  db: Db,
  ownerId: string,
  groupId: string,
  id: string,
  memberId: string,
  now: Date,
): Promise<PupilTasks> {
  await readOwnPlan(db, ownerId, groupId, id)
  const sat = (await readSat(db, groupId, id)).find((each) => each.memberId === memberId)
  if (!sat) throw new Problem(404, 'Результату цього учня тут немає')
  const known = await readTasks(db, sat.items)
  const withheld = await readWithheld(db, ownerId, now)
  const tasks = known.map(({ question, key }, index) => {
    const isShut = withheld.tasks.has(question.id)
    return {
      number: firstNumber(known, index),
      ...(!isShut && { question, key }),
      points: isShut ? null : (sat.items[index]?.points ?? null),
      max: question.points,
    }
  })
  const formulas = drawFormulas(tasks.flatMap(({ question, key }) => [question, key].filter((part) => part !== undefined)))
  return { memberId, name: (await readNames(db, groupId)).get(memberId) ?? '', tasks, formulas }
}

async function readOwnPlan(db: Db, ownerId: string, groupId: string, id: string): Promise<Plan> {
  await findOwnGroup(db, ownerId, groupId)
  const [paper] = await db
    .select({ plan: groupAssignments.plan })
    .from(groupAssignments)
    .where(and(eq(groupAssignments.groupId, groupId), eq(groupAssignments.id, id)))
  if (!paper) throw new Problem(404, 'Цього завдання вже немає')
  return paper.plan
}

async function readSat(db: Db, groupId: string, assignmentId: string): Promise<Sat[]> {
  const rows = await db
    .select({ memberId: groupMembers.id, sheet: groupSittings.sheet, body: results.body })
    .from(groupSittings)
    .innerJoin(groupMembers, and(eq(groupMembers.userId, groupSittings.userId), eq(groupMembers.groupId, groupId)))
    .innerJoin(surveys, eq(surveys.id, groupSittings.survey))
    .innerJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(groupSittings.assignmentId, assignmentId), eq(groupMembers.state, 'active'), eq(groupMembers.sharesResults, true)))
  return rows.map(({ memberId, sheet, body }) => ({ memberId, items: body.items, seconds: sheet === null ? body.durationSeconds : null }))
}

function taskAnswersOf(
  { question, key }: KeyedTask,
  index: number,
  isOwn: boolean,
  sat: readonly Sat[],
  withheld: Withheld,
  known: readonly KeyedTask[],
): TaskAnswers {
  const items = sat.flatMap((each) => each.items[index] ?? [])
  const isShut = [question.id, ...items.map(({ id }) => id)].some((id) => withheld.tasks.has(id))
  const points = items.reduce((sum, item) => sum + item.points, 0)
  const max = items.reduce((sum, item) => sum + item.max, 0)
  const countOf = (outcome: (typeof items)[number]['outcome']) => items.filter((item) => item.outcome === outcome).length
  return {
    number: firstNumber(known, index),
    id: question.id,
    ...(!isShut && { question, key }),
    isOwn,
    max: question.points,
    answers: items.length,
    blanks: items.filter(({ answer }) => isBlank(answer)).length,
    share: isShut || max === 0 ? null : points / max,
    outcomes: isShut ? null : { right: countOf('right'), partial: countOf('partial'), wrong: countOf('wrong') + countOf('unreadable') },
    seconds: median(sat.flatMap((each) => (each.seconds === null ? [] : (each.items[index]?.seconds ?? [])))),
    options:
      isShut || isOwn || question.form !== 'single'
        ? []
        : question.options.map((option) => ({
            id: option.id,
            count: items.filter(({ answer }) => answer === option.id).length,
          })),
  }
}

const firstNumber = (known: readonly KeyedTask[], index: number): number =>
  1 + known.slice(0, index).reduce((sum, { question }) => sum + question.numbers, 0)

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) return null
  return sorted.length % 2 === 1 ? middle : Math.round((middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2)
}
