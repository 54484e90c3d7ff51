import type { SubjectReadiness } from '#domain/prediction'
import type { SurveyWish } from '#contract/survey-request'
import type { PlanTask } from '#domain/plan/plan-task'
import { addresses } from '@/shared/routes'

/** A press leads to an address, or has a survey made. */
export type Start = { href: string } | { wish: SurveyWish }

/** Where nothing is known of any subject, one is chosen first. */
export const toSubjects: Start = { href: addresses.subjects.to() }

const fallbackMinutes = 2

/** Counts the tasks of a subject that fit into so many minutes. */
export function tasksIn(minutes: number, subject: Pick<SubjectReadiness, 'minutes' | 'tasks'> | undefined): number {
  const each = subject && subject.tasks > 0 ? subject.minutes / subject.tasks : fallbackMinutes
  return Math.min(30, Math.max(3, Math.round(minutes / each)))
}

/** Tells how a task of the plan is begun. */
export function startOf(task: PlanTask, subjects: readonly SubjectReadiness[]): Start {
  const found = subjects.find(({ subject }) => subject === task.subject) ?? subjects[0]
  const subject = found?.subject ?? task.subject
  if (subject === null) return toSubjects
  const count = tasksIn(task.minutes, found)
  switch (task.kind) {
    case 'diagnostic':
      return { href: addresses.diagnostic.to({ subject }) }
    case 'mistakes':
      return { wish: { mode: 'mistakes', subject, count } }
    case 'topic':
      return { wish: { mode: 'topics', subject, topics: [task.topic ?? ''], count } }
    case 'mixed':
      return { wish: { mode: 'mixed', subject, count } }
    case 'exam':
      return { wish: { mode: 'custom', subject, count, feedback: 'atEnd', minutes: task.minutes } }
    case 'simulation':
      return { href: addresses.tests.to({ subject, mode: 'nmt' }) }
  }
}
