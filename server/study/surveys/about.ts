import { eq, inArray } from 'drizzle-orm'
import { paperOf } from '#domain/grading/grading-input'
import type { Survey } from '#domain/survey'
import { breakSeconds } from '#domain/survey-mode'
import type { Db } from '../../store/store.ts'
import { results, surveys } from '../../store/schema.ts'
import { clockOf, type SurveyRow } from '../open-surveys/clock.ts'

type Day = Survey['day']
type About = Omit<Survey, 'questions' | 'keys' | 'events'>

/** Reads what a survey and its entry in a list have in common. */
export function aboutSurvey(survey: SurveyRow, day: Day, finishedAt: Date | null, now: Date): About {
  const { id, subject, subjects, mode, policy, title, parent, isBegunOffline } = survey
  const clock = clockOf(survey, finishedAt, now)
  return {
    id,
    subject,
    subjects,
    mode,
    policy,
    title,
    createdAt: survey.createdAt.toISOString(),
    clock,
    paper: paperOf(survey),
    parent,
    day,
    ...(isBegunOffline && { isBegunOffline }),
  }
}

/** The day that each survey belongs to. The break ends twenty minutes after the first block was finished. */
export async function readDays(db: Db, rows: readonly SurveyRow[], now: Date): Promise<(survey: SurveyRow) => Day> {
  const others = rows.flatMap(({ day }) => (day?.block === 2 ? [day.otherId] : []))
  const first =
    others.length === 0
      ? []
      : await db
          .select({ survey: surveys, finishedAt: results.finishedAt })
          .from(surveys)
          .leftJoin(results, eq(results.survey, surveys.id))
          .where(inArray(surveys.id, others))
  const ends = new Map(first.map(({ survey, finishedAt }) => [survey.id, clockOf(survey, finishedAt, now).finishedAt]))
  return ({ day }) => {
    if (!day) return null
    const end = day.block === 2 ? ends.get(day.otherId) : null
    return { ...day, breakEndsAt: end ? new Date(Date.parse(end) + breakSeconds * 1000).toISOString() : null }
  }
}
