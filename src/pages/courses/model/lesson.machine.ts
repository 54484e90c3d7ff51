import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Answer } from '#domain/answer'
import type { Lesson } from '#contract/course'
import { lessonSteps, type LessonStep } from '#domain/lesson-step'
import { surroundings, type Surroundings } from '@/shared/lib/surroundings'
import { isPassed, roundAfter, taskAhead, type Attempt } from './attempt'

/** The progress in this lesson that the device and the server know. */
export type Memory = { done: readonly LessonStep[]; attempt: Attempt | null }
export type LessonInput = { lesson: Lesson; wish: LessonStep | null; newId?: Surroundings['newId'] }
export type LessonEvent =
  | { type: 'step.open'; step: LessonStep }
  | { type: 'step.finish' }
  | { type: 'answer.check'; question: string; value: Answer }
  | { type: 'task.next' }
  | { type: 'attempt.begin' }
type LessonFact =
  | { type: 'step.finished'; step: LessonStep }
  | { type: 'step.entered'; step: LessonStep }
  | { type: 'task.answered'; attempt: string; question: string; value: Answer }

/** A pupil goes through a lesson: reads, looks at an example, tries with hints, and closes it with a check; it goes on where it was left. */
export const lessonMachine = setup({
  types: {
    input: {} as LessonInput,
    context: {} as Required<LessonInput> & { done: readonly LessonStep[]; attempt: Attempt },
    events: {} as LessonEvent,
    emitted: {} as LessonFact,
  },
  actors: { recall: fromPromise<Memory>(() => Promise.reject(new Error('Nothing remembers lessons here'))) },
  guards: {
    isWanted: ({ context }, { step }: { step: LessonStep }) =>
      (context.wish ?? lessonSteps.find((each) => !context.done.includes(each)) ?? 'check') === step,
    isTaskAhead: ({ context }) => taskAhead(context.lesson, context.attempt) !== null,
    isPassed: ({ context }) => isPassed(context.lesson, context.attempt),
    isAsked: ({ context }, { question }: { question: string }) => taskAhead(context.lesson, context.attempt)?.question.id === question,
  },
  actions: {
    remember: assign(({ context }, { done, attempt }: Memory) => ({ done, attempt: attempt ?? context.attempt })),
    want: assign((_, { step }: { step: LessonStep }) => ({ wish: step })),
    enter: emit((_, { step }: { step: LessonStep }) => ({ type: 'step.entered' as const, step })),
    finish: enqueueActions(({ context, enqueue }, { step }: { step: LessonStep }) => {
      if (context.done.includes(step)) return
      enqueue.assign({ done: [...context.done, step] })
      enqueue.emit({ type: 'step.finished', step })
    }),
    keepAnswer: assign(({ context }, { question, value }: { question: string; value: Answer }) => ({
      attempt: { ...context.attempt, answers: { ...context.attempt.answers, [question]: value } },
    })),
    tellAnswer: emit(({ context }, { question, value }: { question: string; value: Answer }) => ({
      type: 'task.answered' as const,
      attempt: context.attempt.id,
      question,
      value,
    })),
    beginAttempt: assign({
      attempt: ({ context }) => ({ id: context.newId(), round: roundAfter(context.lesson, context.attempt), answers: {} }),
    }),
  },
}).createMachine({
  id: 'lesson',
  description: 'Leads through the four steps of a lesson and its check.',
  context: ({ input: { newId = surroundings.newId, ...input } }) => ({
    ...input,
    newId,
    done: [],
    attempt: { id: newId(), round: 0, answers: {} },
  }),
  on: {
    'step.open': { target: '.placing', actions: { type: 'want', params: ({ event }) => event } },
  },
  initial: 'recalling',
  states: {
    recalling: {
      // The chart waits for the stored attempt: without it steps and answers would be lost.
      on: { 'step.open': { actions: { type: 'want', params: ({ event }) => event } } },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: { target: 'placing', actions: { type: 'remember', params: ({ event }) => event.output } },
        onError: 'placing',
      },
    },
    placing: {
      always: [
        { guard: { type: 'isWanted', params: { step: 'theory' } }, target: 'reading' },
        { guard: { type: 'isWanted', params: { step: 'example' } }, target: 'watching' },
        { guard: { type: 'isWanted', params: { step: 'try' } }, target: 'trying' },
        { target: 'checking' },
      ],
    },
    reading: {
      entry: { type: 'enter', params: { step: 'theory' } },
      on: {
        'step.finish': {
          target: 'watching',
          actions: { type: 'finish', params: { step: 'theory' } },
        },
      },
    },
    watching: {
      entry: { type: 'enter', params: { step: 'example' } },
      on: {
        'step.finish': {
          target: 'trying',
          actions: { type: 'finish', params: { step: 'example' } },
        },
      },
    },
    trying: {
      entry: { type: 'enter', params: { step: 'try' } },
      on: {
        'step.finish': {
          target: 'checking',
          actions: { type: 'finish', params: { step: 'try' } },
        },
      },
    },
    checking: {
      entry: { type: 'enter', params: { step: 'check' } },
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isTaskAhead', target: 'answering' }, { guard: 'isPassed', target: 'passed' }, { target: 'failed' }],
        },
        answering: {
          on: {
            'answer.check': {
              guard: { type: 'isAsked', params: ({ event }) => event },
              target: 'explained',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => event },
                { type: 'tellAnswer', params: ({ event }) => event },
              ],
            },
          },
        },
        explained: { on: { 'task.next': 'choosing' } },
        passed: {
          entry: { type: 'finish', params: { step: 'check' } },
          on: { 'attempt.begin': { target: 'answering', actions: 'beginAttempt' } },
        },
        failed: { on: { 'attempt.begin': { target: 'answering', actions: 'beginAttempt' } } },
      },
    },
  },
})
