import { storeAnswers } from '../practice/store-answers.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { stateOf } from '#domain/survey-state'
import type { SurveyEvent } from '#domain/survey-event'
import { effective, type StoredGradingInput, type SurveyRow } from '../open-surveys/clock.ts'
import { readEvents } from './find.ts'
import { gradeItems } from '#domain/grading/grade-items'
import { readTasks } from './tasks.ts'

/** Everything that a result of this survey follows from. */
export const readGradingInput = async (db: Db, survey: SurveyRow): Promise<StoredGradingInput> =>
  gradingInputOf(db, survey, await readEvents(db, survey.id))

/** The same of a survey whose facts have been read. */
export async function gradingInputOf(db: Db, survey: SurveyRow, events: StoredGradingInput['events']): Promise<StoredGradingInput> {
  const known = await readSubjects(db, survey.subjects)
  const tasks = await readTasks(db, survey.tasks)
  return { survey, subjects: known.map(({ body }) => body), tasks, events }
}

/** Keeps what became of the tasks that these new facts are about, as far as their verdict has been shown. */
export async function storeChecked(tx: Db, survey: SurveyRow, events: readonly SurveyEvent[], now: Date): Promise<void> {
  if (survey.policy.feedback === 'atEnd') return
  const sheet = await readGradingInput(tx, survey)
  const { checked } = stateOf(sheet.events.map(effective))
  const touched = new Set(events.flatMap((event) => ('question' in event && checked[event.question] ? [event.question] : [])))
  if (touched.size === 0) return
  const items = gradeItems(sheet, now, now).filter(({ id }) => touched.has(id))
  await storeAnswers(tx, sheet, items, now)
}
