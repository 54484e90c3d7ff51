import { eq, sql } from 'drizzle-orm'
import type { Finish } from '#contract/survey'
import { gradeSurvey } from '#domain/grading/grade'
import { byForm, byTopic } from '#domain/grading/shares'
import type { Result } from '#domain/result'
import { once, type OnceCall, type Small } from '../../store/once.ts'
import { Problem } from '../../base/problem.ts'
import { readSubjects } from '../practice/pool.ts'
import { storeAnswers } from '../practice/store-answers.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { results, surveyEvents, type StoredResult } from '../../store/schema.ts'
import { readDays } from './about.ts'
import { isOver, type StoredGradingInput, type SurveyRow } from '../open-surveys/clock.ts'
import { findSurvey, holdRow, type ReadSurvey } from './find.ts'
import { missingFacts } from './missing-facts.ts'
import { readGradingInput, gradingInputOf } from './grading-input.ts'
import { readWithheld, withheldBy, type Withheld } from '../open-surveys/withheld.ts'
import { resultRow, storeResult as storeOnce } from './store-result.ts'
import { readTasks } from './tasks.ts'

/**
 * Finishes a survey, or gives the result it has. Runs inside the caller’s transaction. Throws 404 for a foreign one, 409 for an unopened
 * exam, 409 with what is missing while facts are on their way.
 */
export async function finishSurvey(tx: Db, userId: string, id: string, { devices = [] }: Finish, now: Date): Promise<Result> {
  const survey = await holdRow(tx, userId, id)
  const sheet = await readGradingInput(tx, survey)
  const refusal = whyNotYet(sheet, devices)
  if (!refusal) return storeResult(tx, sheet, now)
  const known = await finishedResult(tx, userId, id, now)
  if (known) return known
  throw refusal
}

/**
 * The same without a lock: all is scored first and stored in one statement. Where facts or tasks have come meanwhile, all is read anew in
 * a transaction.
 */
export async function finishOnce(db: Db, call: OnceCall, whole: ReadSurvey, form: Finish): Promise<{ data: { result: Result } }> {
  const { userId, now } = call
  const { id } = whole.survey
  if (whole.finishedAt) return { data: { result: await storedResult(db, whole.survey, now) } }
  const sheet = await gradingInputOf(db, whole.survey, whole.events)
  if (!whyNotYet(sheet, form.devices ?? [])) {
    const graded = gradeSurvey(sheet, now)
    const result = await withTexts(db, sheet, graded, withheldBy(whole.keepers, now, id), now)
    const outcome = await storeOnce(db, call, sheet, graded)
    if (outcome === 'stored') return { data: { result } }
    if (outcome === 'known') return { data: { result: await storedResult(db, whole.survey, now) } }
  }
  const asResult: Small<{ data: { result: Result } }> = {
    keep: () => ({ survey: id }),
    recall: async (_kept, tx) => ({ data: { result: await storedResult(tx, whole.survey, now) } }),
  }
  return once(db, { ...call, survey: id }, async (tx) => ({ data: { result: await finishSurvey(tx, userId, id, form, now) } }), asResult)
}

function whyNotYet({ survey, events }: StoredGradingInput, devices: NonNullable<Finish['devices']>): Problem | null {
  if (survey.startedAt === null && survey.policy.feedback === 'atEnd') return new Problem(409, 'Спершу відкрий цей тест')
  const missing = missingFacts(events, devices)
  return missing.length > 0 ? new Problem(409, 'Ще не всі відповіді надійшли', {}, { missing }) : null
}

/** The result that a survey has, null while it has none: asking for it again stores nothing. Throws 404 for a foreign survey. */
async function finishedResult(db: Db, userId: string, id: string, now: Date): Promise<Result | null> {
  const { survey, finishedAt } = await findSurvey(db, userId, id)
  return finishedAt ? storedResult(db, survey, now) : null
}

/** Hands a survey in that was sat offline, as of the moment in which that happened; runs inside the caller’s transaction. */
export async function handIn(tx: Db, survey: SurveyRow, finishedAt: Date | null, at: Date, now: Date): Promise<Result> {
  return finishedAt ? storedResult(tx, survey, now) : storeResult(tx, await readGradingInput(tx, survey), at)
}

/**
 * The result of a survey, without withheld tasks. One whose time is over is finished here: from then on the keys are out. Throws 404 for
 * a foreign survey, 409 for one that runs.
 */
export async function readResult(db: Db, userId: string, id: string, now: Date): Promise<Result> {
  const { survey, finishedAt } = await findSurvey(db, userId, id)
  if (finishedAt) return storedResult(db, survey, now)
  if (!isOver(survey, now)) throw new Problem(409, 'Тест ще триває')
  return inTransaction(db, (tx) => finishSurvey(tx, userId, id, {}, now))
}

async function storeResult(tx: Db, sheet: StoredGradingInput, now: Date): Promise<Result> {
  const body = gradeSurvey(sheet, now)
  if (!(await storeGraded(tx, sheet, body, now))) return storedResult(tx, sheet.survey, now)
  return withTexts(tx, sheet, body, await readWithheld(tx, sheet.survey.userId, now), now)
}

const resultColumns = sql`survey, user_id, raw, max, scaled, answered, finished_at, body`

/** Stores a result of a survey that is held, and what became of its answers; false where it has one, or facts that were not scored. */
async function storeGraded(tx: Db, sheet: StoredGradingInput, body: StoredResult, now: Date): Promise<boolean> {
  const { id } = sheet.survey
  const { rows } = (await tx.execute(sql`
    insert into ${results} (${resultColumns}) select ${resultColumns} from jsonb_populate_record(null::results, ${JSON.stringify(resultRow(sheet, body))}::jsonb)
    where (select count(*) from ${surveyEvents} known where known.survey = ${id}) = ${sheet.events.length}::int
    on conflict do nothing returning survey`)) as { rows: unknown[] }
  if (rows.length === 0) return false
  await storeAnswers(tx, sheet, body.items, now)
  return true
}

async function storedResult(db: Db, survey: SurveyRow, now: Date): Promise<Result> {
  const [row] = await db.select({ body: results.body }).from(results).where(eq(results.survey, survey.id))
  if (!row) throw new Problem(404, 'Такого тесту немає')
  return withTexts(db, { survey, tasks: await readTasks(db, survey.tasks) }, row.body, await readWithheld(db, survey.userId, now), now)
}

/** A result with the words of its tasks. What is withheld is left out, of the shares as well; of a class’s paper that is all but the points. */
async function withTexts(
  db: Db,
  { survey, tasks }: Pick<StoredGradingInput, 'survey' | 'tasks'>,
  { items, ...result }: StoredResult,
  withheld: Withheld,
  now: Date,
): Promise<Result> {
  const reviewAt = withheld.sittings.get(survey.id)
  const open = new Map(tasks.flatMap((task) => (withheld.tasks.has(task.question.id) ? [] : [[task.question.id, task]])))
  const shown = items.flatMap(({ id, version: _version, ...item }) => {
    const task = open.get(id)
    return task ? [{ ...item, question: task.question, key: task.key }] : []
  })
  const dayOf = await readDays(db, [survey], now)
  return {
    ...result,
    ...(shown.length < items.length && { ...(await sharesOf(db, survey, shown)), withheld: items.length - shown.length }),
    ...(reviewAt && { reviewAt: reviewAt.toISOString() }),
    day: dayOf(survey),
    items: shown,
  }
}

async function sharesOf(db: Db, { subjects }: SurveyRow, shown: Result['items']): Promise<Pick<Result, 'byTopic' | 'byForm'>> {
  const known = (await readSubjects(db, subjects)).map(({ body }) => body)
  return { byTopic: byTopic(known, shown, shown), byForm: byForm(shown, shown) }
}
