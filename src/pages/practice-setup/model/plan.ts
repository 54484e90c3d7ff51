import type { Practice, PracticeTask } from '#contract/practice'
import type { Subject, SubjectSummary } from '#domain/subject'
import { blockSeconds } from '#domain/survey-mode'
import type { SurveyWish } from '#contract/survey-request'
import { estimateOf, leavesOf, poolOf, topicTree, wholePool, type Estimate } from '@/entities/practice'
import { countIn, countSteps } from './count-steps'
import type { FormValues } from './form-values'
import { electiveIn, examDayOf } from './exam-day'
import type { PageMode } from './modes'
import { paperIn } from './paper-choice'

type Feedback = 'afterEach' | 'atEnd'

/** The planned start: the request, its tasks and its time. With `tasks` 0 nothing can start. */
export type Plan = {
  request: SurveyWish
  estimate: Estimate
  /** Minutes of the clock; null without one. */
  minutes: number | null
  feedback: Feedback
  pause: 'any' | 'alarm'
}

export type SetupInput = {
  subject: Subject
  practice: Practice
  /** The whole catalogue: the day of the exam takes four subjects. */
  subjects: readonly SubjectSummary[]
  /** For a paper that is to be drawn and has no seed yet. */
  freshSeed: number
}

const diagnosticTasks = 12
const diagnosticMinutes = 12
const seedOf = ({ seed }: FormValues) => (seed === null ? {} : { seed })

/** Reads a filled form of any mode. */
export function planOf(mode: PageMode, values: FormValues, ground: SetupInput): Plan {
  const { subject, practice } = ground
  const { tasks } = practice
  const tree = topicTree(subject.topics, tasks)
  const topics = leavesOf(tree, values.topic)
  const about = { subject: subject.id }
  const training = { feedback: 'afterEach', pause: 'any', minutes: null } as const
  switch (mode) {
    case 'nmt':
      return examPlan(values, ground)
    case 'topics': {
      const only = values.only === 'saved' ? null : values.only
      const pool = topics.length === 0 ? [] : poolOf(tasks, { ...wholePool, topics, only })
      const count = countIn(countSteps(pool.length), values.count)
      return { ...training, request: { ...about, mode, topics, count, ...(only && { only }) }, estimate: estimateOf(pool, count) }
    }
    case 'quick': {
      const count = values.count === 5 || values.count === 20 ? values.count : 10
      return { ...training, request: { ...about, mode, count }, estimate: estimateOf(tasks, count) }
    }
    case 'mixed': {
      const pool = poolOf(tasks, { ...wholePool, topics })
      const count = countIn(countSteps(pool.length), values.count)
      return { ...training, request: { ...about, mode, topics, count }, estimate: estimateOf(pool, count) }
    }
    case 'mistakes': {
      const due = tasks.filter(({ mistake }) => mistake?.isDue)
      const dueTopics = leavesOf(topicTree(subject.topics, due), values.topic)
      const pool = poolOf(due, { ...wholePool, topics: dueTopics })
      const count = countIn(countSteps(pool.length), values.count)
      return { ...training, request: { ...about, mode, topics: dueTopics, count }, estimate: estimateOf(pool, count) }
    }
    case 'diagnostic':
      return { ...training, feedback: 'atEnd', request: { ...about, mode }, estimate: shortLook(tasks) }
    case 'saved': {
      const pool = poolOf(tasks, { ...wholePool, only: 'saved' })
      return { ...training, request: { ...about, mode }, estimate: estimateOf(pool, pool.length) }
    }
    case 'custom': {
      const filter = { topics, forms: values.form, difficulty: values.level, only: values.only }
      const pool = poolOf(tasks, filter)
      const count = countIn(countSteps(pool.length, 60), values.count, 20)
      const { feedback, minutes, extra } = values
      const request = {
        ...about,
        mode,
        ...filter,
        only: values.only ?? undefined,
        count,
        feedback,
        minutes,
        extraTime: minutes === null ? 0 : extra,
      }
      return {
        request: { ...request, ...seedOf(values) },
        estimate: estimateOf(pool, count),
        minutes: minutes === null ? null : withExtra(minutes, extra),
        feedback,
        pause: 'any',
      }
    }
  }
}

/** A whole paper of one subject, or blocks of two subjects. */
function examPlan(values: FormValues, { subject, practice, subjects, freshSeed }: SetupInput): Plan {
  const { scope, extra, save } = values
  const exam = { feedback: 'atEnd', pause: 'alarm' } as const
  if (scope !== 'subject') {
    const day = examDayOf(subjects)
    const elective = electiveIn(day, values.elective, subject.id)
    const blocks = scope === 'day' ? 2 : 1
    const isReady = scope === 'day' ? day.isFirstReady && day.isSecondReady : scope === '1' ? day.isFirstReady : day.isSecondReady
    const block = scope === 'day' ? 'day' : scope === '1' ? 1 : 2
    const minutes = withExtra((blockSeconds / 60) * blocks, extra)
    return {
      ...exam,
      request: { mode: 'nmt', subject: (block === 1 ? day.first.at(-1)?.id : elective) ?? subject.id, block, extraTime: extra, save },
      minutes,
      estimate: { tasks: isReady ? blocks * 2 : 0, points: 0, minutes, isExact: true },
    }
  }
  const choice = paperIn(practice, values, freshSeed)
  const size = (choice && 'paper' in choice && practice.papers.find(({ id }) => id === choice.paper)) || subject.structure
  const minutes = withExtra(blockSeconds / 120, extra)
  return {
    ...exam,
    request: { mode: 'nmt', subject: subject.id, ...choice, extraTime: extra, save },
    minutes,
    estimate: { tasks: choice ? size.tasks : 0, points: size.max, minutes, isExact: true },
  }
}

/** As many tasks of a whole subject as fit into twenty minutes, eighteen at most. */
function shortLook(tasks: readonly PracticeTask[]): Estimate {
  const { minutes } = estimateOf(tasks, diagnosticTasks)
  return estimateOf(tasks, Math.floor(diagnosticTasks * Math.min(1, diagnosticMinutes / Math.max(1, minutes))))
}

const withExtra = (minutes: number, extra: number): number => Math.round(minutes * (1 + extra / 100))
