import { isPredictable } from '#domain/prediction'
import { predictAll } from '#domain/forecast/range'
import { outlookOf, type Outlook } from '#domain/plan/outlook'
import type { StudyPreferences } from '#domain/study-preferences'
import { readReadiness } from '../../study/summary/readiness.ts'
import type { Db } from '../../store/store.ts'
import { listSurveys } from '../../study/surveys/list.ts'
import { readPreferences } from '../../study/user-facts/facts.ts'
import { readStatistic } from '../../study/summary/statistic.ts'

/** How a pupil stands and what the plan says, by the rule of the dashboard. */
export async function readOutlook(db: Db, userId: string, now: Date): Promise<{ outlook: Outlook; preferences: StudyPreferences }> {
  const [preferences, readiness, statistic] = [
    await readPreferences(db, userId),
    await readReadiness(db, userId, now),
    await readStatistic(db, userId, now),
  ]
  const { surveys } = await listSurveys(db, userId, {}, now)
  const planned = readiness.filter(({ kind, subject }) => kind === 'required' || subject === preferences.elective)
  const predictions = predictAll(planned.filter((subject) => isPredictable(subject.now)).map((subject) => ({ ...subject, before: null })))
  return { preferences, outlook: outlookOf({ preferences, readiness, statistic, surveys, predictions, now: now.getTime() }) }
}
