import { sql } from 'drizzle-orm'
import { inOrder } from '#contract/survey-state'
import type { Db } from '../store/store.ts'
import { taskAnswers, type StoredResult } from '../store/schema.ts'
import { effective, isInTime, type SurveyRow } from '../surveys/clock.ts'
import type { Sheet } from '../surveys/grade-items.ts'
import { kyivDay } from './kyiv-day.ts'

type Row = typeof taskAnswers.$inferInsert

/** Keeps what became of the answers of a survey, blanks left out; what was kept of the same tasks before is replaced. */
export async function recordAnswers(tx: Db, sheet: Sheet, items: StoredResult['items'], now: Date): Promise<void> {
  const rows = rowsOf(sheet, items, now)
  if (rows.length === 0) return
  const newer = Object.fromEntries(
    (['at', 'day', 'points', 'max', 'outcome', 'confidence'] as const).map((name) => [name, sql.raw(`excluded.${name}`)]),
  )
  await tx
    .insert(taskAnswers)
    .values(rows)
    .onConflictDoUpdate({ target: [taskAnswers.survey, taskAnswers.question], set: newer })
}

function rowsOf(sheet: Sheet, items: StoredResult['items'], now: Date): Row[] {
  const { survey, tasks } = sheet
  const asked = new Map(tasks.map(({ question }) => [question.id, question]))
  const times = timesOf(sheet, now)
  return items.flatMap(({ id, outcome, points, max, confidence }) => {
    const question = asked.get(id)
    if (!question || outcome === 'blank') return []
    const { subject, topic, form } = question
    const at = times.get(id) ?? now
    const owner = { survey: survey.id, userId: survey.userId, mode: survey.mode }
    return [{ ...owner, question: id, subject, topic, form, at, day: kyivDay(at), points, max, outcome, confidence }]
  })
}

/** When each answer that counts was given, never before the survey was made. */
function timesOf({ survey, events }: Sheet, now: Date): Map<string, Date> {
  const times = new Map<string, Date>()
  const checked = new Set<string>()
  for (const event of inOrder(events.map(effective)).filter((each) => isInTime(survey, each, now))) {
    if (event.kind === 'check') checked.add(event.question)
    if (event.kind === 'answer' && !checked.has(event.question)) times.set(event.question, later(event.at, survey))
  }
  return times
}

const later = (at: string, { createdAt }: SurveyRow): Date => new Date(Math.max(Date.parse(at), createdAt.getTime()))
