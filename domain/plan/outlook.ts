import { kyivStudyDay } from '../scheduling/study-day.ts'
import { examDayOf, type ExamDay } from '../exam-date.ts'
import { isAtRisk, type SubjectReadiness } from '../prediction.ts'
import { weightOf, type StudyPreferences } from '../study-preferences.ts'
import type { SurveySummary } from '../survey.ts'
import type { Statistic } from '../statistic.ts'
import type { Prediction } from '../forecast/range.ts'
import { gainsOf, type Gain } from '../forecast/gain.ts'
import { makePlan } from './make-plan.ts'
import type { PlanTask } from './plan-task.ts'

/** The average minutes of an answer and of a look at a card: their numbers tell how much of today is gone. */
const minutesPer = { answer: 1.5, review: 0.15 }

export type OutlookInput = {
  preferences: StudyPreferences
  readiness: readonly SubjectReadiness[]
  /** Null while, or where, they cannot be had. */
  statistic: Statistic | null
  surveys: readonly SurveySummary[] | null
  predictions: readonly Prediction[] | null
  /** Subjects whose diagnostic has just ended, whether the surveys know it yet or not. */
  diagnosed?: readonly string[]
  /** ms since the epoch. */
  now: number
}

/** The facts that the cards of the dashboard tell, worked out once. `subjects`: the required ones and the chosen fourth. */
export type Outlook = {
  today: string
  exam: ExamDay
  subjects: readonly SubjectReadiness[]
  gains: readonly Gain[]
  plan: readonly PlanTask[]
  minutesLeft: number
}

export function outlookOf({ preferences, readiness, statistic, surveys, predictions, diagnosed = [], now }: OutlookInput): Outlook {
  const today = kyivStudyDay(new Date(now))
  const exam = examDayOf(preferences.examDate, today)
  const subjects = readiness.filter(({ kind, subject }) => kind === 'required' || subject === preferences.elective)
  const gains = gainsOf({
    readiness: subjects,
    outlook: outlookBy(predictions),
    weight: (subject) => weightIn(preferences.specialities, subject.subject, subject.kind),
    levels: statistic?.by_topic ?? [],
  })
  const done = statistic?.by_day.find(({ day }) => day === today)
  const spentToday = Math.round((done?.answers ?? 0) * minutesPer.answer + (done?.reviews ?? 0) * minutesPer.review)
  const looked = new Set([...diagnosed, ...diagnosedIn(surveys)])
  const settled = settledTopics(statistic)
  const plan = makePlan({
    minutesPerDay: preferences.minutesPerDay,
    daysOff: preferences.daysOff,
    today,
    examDay: exam.day,
    subjects: subjects.map(({ subject, title, now: basis, mistakesDue, papers }) => ({
      id: subject,
      title,
      answers: basis.answers,
      isDiagnosed: looked.has(subject),
      mistakesDue,
      papers,
    })),
    weak: inTurn(gains.filter(({ topic }) => !settled.has(topic) && hasTasks(subjects, topic))),
    spentToday,
    lastSimulation: lastSimulation(surveys),
  })
  return { today, exam, subjects, gains, plan, minutesLeft: Math.max(0, preferences.minutesPerDay - spentToday) }
}

const outlookBy = (predictions: readonly Prediction[] | null) =>
  Object.fromEntries((predictions ?? []).map((prediction) => [prediction.subject, { raw: prediction.raw, isAtRisk: isAtRisk(prediction) }]))

/**
 * The average weight of a subject over the chosen specialities. Where none of them says it, the subject weighs as much as without
 * specialities: it is sat all the same.
 */
export function weightIn(specialities: StudyPreferences['specialities'], subject: string, kind: 'required' | 'elective'): number {
  const told = specialities.flatMap((speciality) => weightOf(speciality, subject, kind) ?? [])
  return told.length === 0 ? 1 : told.reduce((sum, weight) => sum + weight, 0) / told.length
}

/** Urgent topics first; of the others one of each subject after another, so that a week is not of one subject alone. */
function inTurn(gains: readonly Gain[]): Gain[] {
  const rest = [
    ...Map.groupBy(
      gains.filter(({ isUrgent }) => !isUrgent),
      ({ subject }) => subject,
    ).values(),
  ]
  const longest = Math.max(0, ...rest.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, index) => rest.flatMap((own) => own[index] ?? []))
  return [...gains.filter(({ isUrgent }) => isUrgent), ...turns.flat()]
}

const hasTasks = (subjects: readonly SubjectReadiness[], topic: string): boolean =>
  subjects.some(({ sections }) => sections.some(({ topics }) => topics.some(({ id, tasks }) => id === topic && tasks > 0)))

/** Topics that need no work now. */
const settledTopics = (statistic: Statistic | null): ReadonlySet<string> =>
  new Set(
    (statistic?.by_topic ?? [])
      .filter(({ level, needs_recall }) => !needs_recall && (level === 'confident' || level === 'mastered'))
      .map(({ topic }) => topic),
  )

const diagnosedIn = (surveys: readonly SurveySummary[] | null): string[] =>
  (surveys ?? []).flatMap(({ mode, subject, clock }) => (mode === 'diagnostic' && clock.finishedAt ? [subject] : []))

function lastSimulation(surveys: readonly SurveySummary[] | null): string | null {
  const finished = (surveys ?? []).flatMap(({ mode, clock }) => (mode === 'nmt' && clock.finishedAt ? [clock.finishedAt] : []))
  const last = finished.toSorted().at(-1)
  return last ? kyivStudyDay(new Date(last)) : null
}
