import { lesson as sample } from '#samples/courses'
import { keys, tasks as questions } from '#samples/questions'
import { metaOf, smallChart } from '#chart-lab/testing'
import { lessonMachine, type Memory } from '@/pages/courses/model/lesson.machine'
import { counting } from './counting'
import { lessonModel, tasks, type LessonFlowEvent, type LessonLook, type Remembered, type Step } from './lesson-model'

const checks = tasks.map((ids) => ids.map((id) => ({ question: { ...questions.single, id }, key: keys.single })))
export const shortLesson = { ...sample, check: checks[0] ?? [], furtherChecks: checks.slice(1) }
const steps: Step[] = ['theory', 'example', 'try', 'check']
const right = 'b'
const answerOf = (isRight: boolean) => (isRight ? right : 'a')
export const memories: Record<Remembered, Memory> = {
  nothing: { done: [], attempt: null },
  'the theory': { done: ['theory'], attempt: null },
  'all but the check': { done: ['theory', 'example', 'try'], attempt: null },
  'an answer': { done: ['theory', 'example', 'try'], attempt: { id: 'old', round: 1, answers: { d1: right } } },
}
let ahead = ''

export const lesson = smallChart({
  chart: lessonMachine,
  model: lessonModel,
  cases: [
    ...[null, 'example' as const].map((wish) => ({ type: 'page opens', wish }) as const),
    ...(Object.keys(memories) as Remembered[]).map((what) => ({ type: 'device remembers', what }) as const),
    ...steps.map((step) => ({ type: 'pupil opens', step }) as const),
    ...[true, false].map((isRight) => ({ type: 'pupil answers', isRight }) as const),
  ] satisfies LessonFlowEvent[],
  seen: (state) => {
    const meta = metaOf<{ screen: LessonLook['screen']; asked: string[] }>(state)
    const { done, answers, round } = state.context
    return meta.screen === 'nothing' ? {} : { ...meta, done, answers, round }
  },
  isLarge: true,
  // Steps may be opened in any order and attempts follow each other for ever: what tours leave out, walks take.
  choose: ({ context: { begun, done } }, { type }) =>
    type === 'pupil begins anew' ? begun < 3 : type === 'pupil opens' ? begun === 1 && [0, 3].includes(done.length) : true,
  hold: {
    calls: ['recall'],
    idle: ['pupil answers another task'],
    moves: {
      'page opens': ({ wish }) => ({ open: () => ({ lesson: shortLesson, wish, newId: counting() }) }),
      'device remembers': ({ what }) => ({ answer: 'recall', output: memories[what] }),
      'device fails': { refuse: 'recall', error: new Error('no device') },
      'pupil opens': ({ step }) => ({ send: { type: 'step.open', step } as never }),
      'pupil finishes the step': { send: { type: 'step.finish' } },
      'pupil answers': ({ isRight }) => ({ send: { type: 'answer.check', question: ahead, value: answerOf(isRight) } as never }),
      'pupil answers another task': { send: { type: 'answer.check', question: 'elsewhere', value: right } as never },
      'pupil goes on': { send: { type: 'task.next' } },
      'pupil begins anew': { send: { type: 'attempt.begin' } },
    },
    look: ({ value, context: { done, attempt } }): LessonLook => {
      const ids = tasks[attempt.round] ?? []
      const answers = ids.filter((id) => id in attempt.answers)
      ahead = ids[answers.length] ?? 'none'
      return {
        screen: (typeof value === 'string' ? value : value.checking) as LessonLook['screen'],
        done: [...done],
        answers: answers.map((id) => attempt.answers[id] === right),
        round: attempt.round,
      }
    },
  },
})
