import { kyivStudyDay } from '#contract/scheduling/study-day'
import { isPredictable } from '#contract/prediction'
import { predictAll } from '#contract/forecast/range'
import { outlookOf } from '#contract/plan/outlook'
import type { PlanTask } from '#contract/plan/plan-task'
import { readReadiness } from '../../study/forecast/readiness.ts'
import type { Db } from '../../store/store.ts'
import { listSurveys } from '../../study/surveys/list.ts'
import { readPreferences } from '../../study/user-facts/facts.ts'
import { readStatistic } from '../../study/user-facts/statistic.ts'

/** The first thing that the plan of a pupil has for today, by the rule of the dashboard; null on a day off and once the exam is over. */
export async function firstStep(db: Db, userId: string, now: Date): Promise<PlanTask | null> {
  const [preferences, readiness, statistic] = [
    await readPreferences(db, userId),
    await readReadiness(db, userId, now),
    await readStatistic(db, userId, now),
  ]
  const { surveys } = await listSurveys(db, userId, {}, now)
  const planned = readiness.filter(({ kind, subject }) => kind === 'required' || subject === preferences.elective)
  const predictions = predictAll(planned.filter((subject) => isPredictable(subject.now)).map((subject) => ({ ...subject, before: null })))
  const { plan } = outlookOf({ preferences, readiness, statistic, surveys, predictions, now: now.getTime() })
  return plan.find(({ day }) => day === kyivStudyDay(now)) ?? null
}
