import type { Result, ResultItem } from '#domain/result'
import type { Survey, SurveyClock, SurveySummary } from '#domain/survey'
import { keys, tasks } from './questions.ts'

export const clock: SurveyClock = {
  seconds: 3600,
  startedAt: '2026-11-20T10:00:00.000Z',
  deadlineAt: '2026-11-20T11:00:00.000Z',
  finishedAt: null,
  pausedAt: null,
  alarmSeconds: 0,
}

const about = {
  id: 'nmt-12345678',
  subject: 'math',
  subjects: ['math'],
  mode: 'nmt',
  policy: { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'alarm' },
  title: 'Варіант 1',
  createdAt: '2026-11-20T10:00:00.000Z',
  clock,
  paper: 'nmt-math-1',
  parent: null,
  day: null,
} satisfies Partial<Survey>

/** A paper of two tasks by the rules of the exam, opened at 10:00 and due at 11:00. */
export const examSurvey: Survey = { ...about, questions: [tasks.single, tasks.numeric], keys: null, events: [] }

/** The same two tasks with feedback after each and no clock. */
export const trainingSurvey: Survey = {
  ...examSurvey,
  id: 'quick-12345678',
  mode: 'quick',
  title: '10 хвилин',
  policy: { feedback: 'afterEach', seconds: null, extraTime: 0, save: 'automatic', pause: 'any' },
  clock: { ...clock, seconds: null, deadlineAt: null },
  paper: null,
  keys: { [tasks.single.id]: keys.single, [tasks.numeric.id]: keys.numeric },
}

export const surveySummary: SurveySummary = { ...about, answered: 2, tasks: 2, raw: null, max: 3, scaled: null }

export const resultItem: ResultItem = {
  number: 1,
  question: tasks.single,
  key: keys.single,
  answer: 'b',
  outcome: 'right',
  isFlagged: false,
  confidence: null,
  seconds: 40,
  changes: 0,
  turn: null,
  points: 1,
  max: 1,
}

/** Both tasks of `examSurvey`: the first right, the second blank. */
export const examResult: Result = {
  id: about.id,
  subject: 'math',
  subjects: ['math'],
  mode: 'nmt',
  policy: examSurvey.policy,
  title: about.title,
  paper: about.paper,
  parent: null,
  day: null,
  raw: 1,
  max: 3,
  verdicts: [
    {
      subject: 'math',
      title: 'Математика',
      raw: 1,
      max: 3,
      scaled: null,
      missing: 4,
      threshold: 5,
      scaleYear: 2026,
      isScaleVerified: true,
    },
  ],
  isTimedOut: false,
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:30:00.000Z',
  durationSeconds: 1800,
  alarmSeconds: 0,
  alarms: 0,
  byTopic: [{ subject: 'math', topic: 'math.numbers', title: 'Числа і вирази', points: 1, max: 3 }],
  byForm: [
    { form: 'single', points: 1, max: 1 },
    { form: 'numeric', points: 0, max: 2 },
  ],
  items: [
    resultItem,
    { ...resultItem, number: 2, question: tasks.numeric, key: keys.numeric, answer: null, outcome: 'blank', points: 0, max: 2 },
  ],
}
