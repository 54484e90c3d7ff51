import { sql } from 'drizzle-orm'
import { inOrder } from '#domain/survey-state'
import type { Db } from '../../store/store.ts'
import type { StoredResult, taskAnswers } from '../../store/schema.ts'
import { effectiveIn, isInTime, type StoredGradingInput, type SurveyRow } from '../open-surveys/clock.ts'
import { kyivStudyDay } from '#domain/scheduling/study-day'

/** With the names of its columns. */
type Row = Omit<typeof taskAnswers.$inferInsert, 'userId' | 'receivedAt' | 'isHinted'> & {
  user_id: string
  received_at: Date
  is_hinted: boolean
}

/**
 * Keeps what became of the answers of a survey, in place of what was kept before. Blanks are left out, except where the verdict was asked
 * for and in a diagnostic.
 */
export async function storeAnswers(tx: Db, sheet: StoredGradingInput, items: StoredResult['items'], now: Date): Promise<void> {
  const rows = answerRows(sheet, items, now)
  if (rows.length > 0) await tx.execute(sql`select keep_answers(${JSON.stringify(rows)}::jsonb)`)
}

/** The rows that `keep_answers` takes. */
export function answerRows(sheet: StoredGradingInput, items: StoredResult['items'], now: Date): Row[] {
  const { survey, tasks } = sheet
  const asked = new Map(tasks.map(({ question }) => [question.id, question]))
  const times = timesOf(sheet, now)
  return items.flatMap(({ id, outcome, points, max, confidence }) => {
    const question = asked.get(id)
    const at = times.get(id)
    if (!question || (outcome === 'blank' && !at?.isChecked && survey.mode !== 'diagnostic')) return []
    const { subject, topic, form } = question
    const moment = at?.moment ?? now
    const owner = { survey: survey.id, user_id: survey.userId, mode: survey.mode, received_at: at?.receivedAt ?? now }
    const verdict = {
      points,
      max,
      outcome: outcome === 'blank' ? ('wrong' as const) : outcome,
      confidence,
      is_hinted: at?.isHinted ?? false,
    }
    return [{ ...owner, question: id, subject, topic, form, at: moment, day: kyivStudyDay(moment), ...verdict }]
  })
}

/** Tells when each answer that counts, or the wish to see its verdict, was given; never before the survey was made. */
type Given = { moment: Date; receivedAt: Date; isChecked: boolean; isHinted: boolean }

function timesOf({ survey, events }: StoredGradingInput, now: Date): Map<string, Given> {
  const times = new Map<string, Given>()
  const hinted = new Set<string>()
  const received = new Map(events.map(({ event, receivedAt }) => [event.id, receivedAt]))
  for (const event of inOrder(effectiveIn(survey, events, now)).filter((each) => isInTime(survey, each, now))) {
    if (event.kind === 'hint') hinted.add(event.question)
    if (event.kind !== 'check' && event.kind !== 'answer') continue
    const isHinted = hinted.has(event.question)
    const known = times.get(event.question)
    if (known?.isChecked) continue
    const receivedAt = received.get(event.id) ?? now
    if (event.kind === 'answer') times.set(event.question, { moment: later(event.at, survey), receivedAt, isChecked: false, isHinted })
    else times.set(event.question, { moment: later(event.at, survey), receivedAt, ...known, isChecked: true, isHinted })
  }
  return times
}

const later = (at: string, { createdAt }: SurveyRow): Date => new Date(Math.max(Date.parse(at), createdAt.getTime()))
