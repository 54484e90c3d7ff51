import type { SubjectVerdict } from '../result.ts'
import { verdictOf } from '../scoring/scale.ts'
import { alarmsOf, deadlineOf, pausesUntil, secondsOf } from './clock.ts'
import { gradeItems } from './grade-items.ts'
import { paperOf, type Graded, type GradedSubject, type GradedSurvey, type KeyedTask, type GradingInput } from './grading-input.ts'
import { byForm, byTopic, total, type Share } from './shares.ts'

/** Grades a survey as of `now`. The same sheet gives the same points, in whatever order its facts came. */
export function gradeSurvey(sheet: GradingInput, now: Date): Graded {
  const { survey, subjects, tasks } = sheet
  const times = timesOf(survey, now)
  const items = gradeItems(sheet, new Date(times.finishedAt), now)
  const { points: raw, max } = total(items)
  return {
    id: survey.id,
    subject: survey.subject,
    subjects: survey.subjects,
    mode: survey.mode,
    policy: survey.policy,
    title: survey.title,
    paper: paperOf(survey),
    parent: survey.parent,
    ...(survey.isBegunOffline === true && { isBegunOffline: true }),
    raw,
    max,
    verdicts: survey.papers.flatMap(({ subject }) =>
      subjects.filter(({ id }) => id === subject).map((each) => verdict(each, tasks, items)),
    ),
    ...times,
    byTopic: byTopic(subjects, tasks, items),
    byForm: byForm(tasks, items),
    items,
  }
}

function verdict({ id, title, scale }: GradedSubject, tasks: readonly KeyedTask[], items: readonly Share[]): SubjectVerdict {
  const { points: raw, max } = total(items.filter((_, index) => tasks[index]?.question.subject === id))
  const said = verdictOf(scale, raw)
  return {
    subject: id,
    title,
    raw,
    max,
    scaled: said.isPassed ? said.scaled : null,
    missing: said.isPassed ? 0 : said.missing,
    threshold: scale.threshold,
    scaleYear: scale.year,
    isScaleVerified: scale.verified,
  }
}

function timesOf(survey: GradedSurvey, now: Date) {
  const deadline = deadlineOf(survey, now)
  const isTimedOut = deadline !== null && now > deadline
  const finishedAt = isTimedOut ? deadline : now
  const pauses = pausesUntil(survey.pauses, finishedAt)
  const seconds = survey.startedAt ? Math.round((finishedAt.getTime() - survey.startedAt.getTime()) / 1000) : 0
  return {
    isTimedOut,
    startedAt: survey.startedAt?.toISOString() ?? null,
    finishedAt: finishedAt.toISOString(),
    durationSeconds: Math.max(0, seconds - secondsOf(pauses, finishedAt)),
    alarmSeconds: secondsOf(alarmsOf(pauses), finishedAt),
    alarms: alarmsOf(pauses).length,
  }
}
