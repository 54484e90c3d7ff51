import type * as v from 'valibot'
import type { surveyAnswerSchema } from '#contract/survey'
import type { Small } from '../../store/once.ts'
import type { Db } from '../../store/store.ts'
import { aboutSurvey, readDays } from './about.ts'
import { effective, type Received, type SurveyRow } from '../open-surveys/clock.ts'
import { findSurvey, readEvents, type FoundSurvey } from './find.ts'
import { readTasks, type KeyedTask } from './tasks.ts'
import { readWithheld } from '../open-surveys/withheld.ts'

export type SurveyAnswer = v.InferOutput<typeof surveyAnswerSchema>

/** A survey with everything that has come about it; with keys only where feedback comes after each task, without those that are withheld. Throws 404 for a foreign one. */
export async function viewSurvey(db: Db, userId: string, id: string, now: Date): Promise<SurveyAnswer> {
  const found = await findSurvey(db, userId, id)
  return view(db, found, await readEvents(db, id), now)
}

/** The same of a survey that has just been made: nothing has come about it yet. */
export const viewNew = (db: Db, survey: SurveyRow, now: Date): Promise<SurveyAnswer> => view(db, { survey, finishedAt: null }, [], now)

/** How the answer with a survey is kept for a repeated call: as its id. */
export const asSurvey = (userId: string, now: Date): Small<SurveyAnswer> => ({
  keep: ({ data }) => ({ survey: data.survey.id }),
  recall: ({ survey }, db) => viewSurvey(db, userId, String(survey), now),
})

async function view(db: Db, { survey, finishedAt }: FoundSurvey, events: readonly Received[], now: Date): Promise<SurveyAnswer> {
  const tasks = await readTasks(db, survey.tasks)
  const dayOf = await readDays(db, [survey], now)
  const keys = survey.policy.feedback === 'afterEach' ? await keysOf(db, survey.userId, tasks, now) : null
  return {
    data: {
      survey: {
        ...aboutSurvey(survey, dayOf(survey), finishedAt, now),
        questions: tasks.map(({ question }) => question),
        keys,
        events: events.map(effective),
      },
      serverNow: now.toISOString(),
    },
  }
}

async function keysOf(db: Db, userId: string, tasks: readonly KeyedTask[], now: Date): Promise<Record<string, KeyedTask['key']>> {
  const withheld = await readWithheld(db, userId, now)
  return Object.fromEntries(tasks.flatMap(({ question, key }) => (withheld.tasks.has(question.id) ? [] : [[question.id, key]])))
}
