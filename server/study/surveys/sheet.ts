import { recordAnswers } from '../practice/record-answers.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { stateOf } from '#contract/survey-state'
import type { SurveyEvent } from '#contract/survey-event'
import { effective, type StoredSheet, type SurveyRow } from './clock.ts'
import { readEvents } from './find.ts'
import { gradeItems } from '#contract/grading/grade-items'
import { readTasks } from './tasks.ts'

/** Everything that a result of this survey follows from. */
export const readSheet = async (db: Db, survey: SurveyRow): Promise<StoredSheet> => sheetOf(db, survey, await readEvents(db, survey.id))

/** The same of a survey whose facts have been read. */
export async function sheetOf(db: Db, survey: SurveyRow, events: StoredSheet['events']): Promise<StoredSheet> {
  const known = await readSubjects(db, survey.subjects)
  const tasks = await readTasks(db, survey.tasks)
  return { survey, subjects: known.map(({ body }) => body), tasks, events }
}

/** Keeps what became of the tasks that these new facts are about, as far as their verdict has been shown. */
export async function recordChecked(tx: Db, survey: SurveyRow, events: readonly SurveyEvent[], now: Date): Promise<void> {
  if (survey.policy.feedback === 'atEnd') return
  const sheet = await readSheet(tx, survey)
  const { checked } = stateOf(sheet.events.map(effective))
  const touched = new Set(events.flatMap((event) => ('question' in event && checked[event.question] ? [event.question] : [])))
  if (touched.size === 0) return
  const items = gradeItems(sheet, now, now).filter(({ id }) => touched.has(id))
  await recordAnswers(tx, sheet, items, now)
}
