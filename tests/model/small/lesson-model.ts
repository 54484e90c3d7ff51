import { assign, emit, setup } from 'xstate'
import { sayFact } from '#chart-lab/testing'

export type Step = 'theory' | 'example' | 'try' | 'check'
export type Remembered = 'nothing' | 'the theory' | 'all but the check' | 'an answer'
export type LessonFlowEvent =
  | { type: 'page opens'; wish: Step | null }
  | { type: 'device remembers'; what: Remembered }
  | { type: 'device fails' | 'pupil finishes the step' | 'pupil goes on' | 'pupil begins anew' }
  | { type: 'pupil opens'; step: Step }
  | { type: 'pupil answers'; isRight: boolean }
  | { type: 'pupil answers another task' }
export type LessonLook = {
  screen: 'nothing' | 'recalling' | 'reading' | 'watching' | 'trying' | 'answering' | 'explained' | 'passed' | 'failed'
  done: Step[]
  /** The answers of this attempt. */
  answers: boolean[]
  round: number
}
type Context = { wish: Step | null; done: Step[]; attempt: string; begun: number; round: number; answers: boolean[] }

const steps: Step[] = ['theory', 'example', 'try', 'check']
/** Two checks of two tasks each. */
export const tasks = [
  ['c1', 'c2'],
  ['d1', 'd2'],
]
const wanted = ({ wish, done }: Context) => wish ?? steps.find((step) => !done.includes(step)) ?? 'check'
const seen = (screen: LessonLook['screen']) => ({ screen, asked: screen === 'recalling' ? ['recall'] : [] })
const enters = (step: Step) => ({ type: 'enter', params: step }) as const
const known: Record<Remembered, Partial<Context>> = {
  nothing: {},
  'the theory': { done: ['theory'] },
  'all but the check': { done: ['theory', 'example', 'try'] },
  'an answer': { done: ['theory', 'example', 'try'], attempt: 'old', round: 1, answers: [true] },
}
const finish = (step: Step) => [{ type: 'finish', params: step } as const, { type: 'tellFinished', params: step } as const]
/** A step that was done is not done again. */
const finishes = <Target extends string>(step: Step, target: Target) => [
  { guard: { type: 'isDone', params: step }, target } as const,
  { target, actions: finish(step) },
]

/** A lesson of four steps, the last a check of two tasks that is begun anew until it is passed. */
export const lessonModel = setup({
  types: { context: {} as Context, events: {} as LessonFlowEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  guards: {
    wants: ({ context }, step: Step) => wanted(context) === step,
    isDone: ({ context }, step: Step) => context.done.includes(step),
    isOpen: ({ context }) => context.answers.length < 2,
    isPassed: ({ context }) => context.answers.every(Boolean),
  },
  actions: {
    open: assign(({ context, event }) => ('wish' in event ? { ...context, wish: event.wish } : context)),
    remember: assign(({ event }) => ('what' in event ? known[event.what] : {})),
    want: assign(({ context, event }) => ({ wish: 'step' in event ? event.step : context.wish })),
    enter: emit((_, step: Step) => ({ type: sayFact({ type: 'step.entered', step } as never) })),
    finish: assign(({ context }, step: Step) => ({ done: [...context.done, step] })),
    tellFinished: emit((_, step: Step) => ({ type: sayFact({ type: 'step.finished', step } as never) })),
    answer: assign(({ context, event }) => ('isRight' in event ? { answers: [...context.answers, event.isRight] } : {})),
    tellAnswer: emit(({ context: { attempt, round, answers }, event }) => {
      const value = 'isRight' in event && event.isRight ? 'b' : 'a'
      return { type: sayFact({ type: 'task.answered', attempt, question: tasks[round]?.[answers.length], value } as never) }
    }),
    begin: assign(({ context: { begun, round } }) => ({ begun: begun + 1, attempt: `id ${begun + 1}`, round: 1 - round, answers: [] })),
    // Events that change nothing may happen all the same.
    stay: () => undefined,
  },
}).createMachine({
  id: 'learning',
  context: { wish: null, done: [], attempt: 'id 1', begun: 1, round: 0, answers: [] },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': { target: 'open', actions: 'open' } } },
    open: {
      initial: 'recalling',
      on: { 'pupil opens': { target: '.placing', actions: 'want' } },
      states: {
        recalling: {
          meta: seen('recalling'),
          on: {
            'device remembers': { target: 'placing', actions: 'remember' },
            'device fails': 'placing',
            'pupil opens': { actions: 'want' },
          },
        },
        placing: {
          always: [
            { guard: { type: 'wants', params: 'theory' }, target: 'reading' },
            { guard: { type: 'wants', params: 'example' }, target: 'watching' },
            { guard: { type: 'wants', params: 'try' }, target: 'trying' },
            { target: 'checking' },
          ],
        },
        reading: {
          meta: seen('reading'),
          entry: enters('theory'),
          on: { 'pupil finishes the step': finishes('theory', 'watching') },
        },
        watching: {
          meta: seen('watching'),
          entry: enters('example'),
          on: { 'pupil finishes the step': finishes('example', 'trying') },
        },
        trying: {
          meta: seen('trying'),
          entry: enters('try'),
          on: { 'pupil finishes the step': finishes('try', 'checking') },
        },
        checking: {
          entry: enters('check'),
          initial: 'choosing',
          states: {
            choosing: {
              always: [{ guard: 'isOpen', target: 'answering' }, { guard: 'isPassed', target: 'passing' }, { target: 'failed' }],
            },
            answering: {
              meta: seen('answering'),
              on: {
                'pupil answers': { target: 'explained', actions: ['tellAnswer', 'answer'] },
                'pupil answers another task': { actions: 'stay' },
              },
            },
            passing: { always: finishes('check', 'passed') },
            explained: { meta: seen('explained'), on: { 'pupil goes on': 'choosing' } },
            passed: {
              meta: seen('passed'),
              on: { 'pupil begins anew': { target: 'answering', actions: 'begin' } },
            },
            failed: { meta: seen('failed'), on: { 'pupil begins anew': { target: 'answering', actions: 'begin' } } },
          },
        },
      },
    },
  },
})
