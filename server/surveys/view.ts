import type * as v from 'valibot'
import type { surveyAnswerSchema } from '#contract/survey'
import type { Db } from '../store/store.ts'
import { clockOf, effective } from './clock.ts'
import { findSurvey, readEvents } from './find.ts'
import { readTasks } from './tasks.ts'

export type SurveyAnswer = v.InferOutput<typeof surveyAnswerSchema>

/** A survey with everything that has come about it, without keys. Throws 404 for a foreign one. */
export async function viewSurvey(db: Db, userId: string, id: string, now: Date): Promise<SurveyAnswer> {
  const { survey, finishedAt } = await findSurvey(db, userId, id)
  const tasks = await readTasks(db, survey.tasks)
  const events = await readEvents(db, id)
  return {
    data: {
      survey: {
        id,
        subject: survey.subject,
        mode: survey.mode,
        title: survey.title,
        clock: clockOf(survey, finishedAt, now),
        createdAt: survey.createdAt.toISOString(),
        questions: tasks.map(({ question }) => question),
        events: events.map(effective),
      },
      serverNow: now.toISOString(),
    },
  }
}
