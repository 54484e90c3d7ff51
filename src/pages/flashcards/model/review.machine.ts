import { assign, fromPromise, raise, setup } from 'xstate'
import { afterWriting, nextCard, pendingOf, type ReviewEvent, type ReviewRound, type Written } from './review-round'

/** One round of flashcards: a question, its answer and a grade, which is stored on the device before the next question. */
export const reviewMachine = setup({
  types: { context: {} as ReviewRound, events: {} as ReviewEvent },
  actors: {
    open: fromPromise<readonly string[]>(() => Promise.reject(new Error('No cards'))),
    write: fromPromise<Written, ReviewRound>(() => Promise.reject(new Error('No log'))),
  },
  guards: {
    isOver: ({ context }) => context.card === null,
    isGone: ({ context }, { queue }: { queue: readonly string[] }) => context.card !== null && !queue.includes(context.card),
    canUndo: ({ context }) => context.looks.length > 0,
  },
  actions: {
    choose: assign({ card: ({ context }) => context.card ?? nextCard(context) }),
    ask: assign({ pending: ({ context, event }) => pendingOf(context, event) }),
    takeQueue: assign((_, { queue }: { queue: readonly string[] }) => ({ queue })),
    keepWritten: assign(({ context }, written: Written) => afterWriting(context, written)),
    tellStorage: raise((_, { isSafe }: Written) => ({ type: isSafe ? 'storage.free' : 'storage.fill' }) as const),
    passOn: assign({ card: null }),
  },
}).createMachine({
  id: 'review',
  description: 'A round of flashcards: each grade is written down before the next card is asked.',
  context: { queue: [], looks: [], card: null, pending: null },
  type: 'parallel',
  states: {
    turn: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'open',
            src: 'open',
            onDone: { target: 'choosing', actions: { type: 'takeQueue', params: ({ event }) => ({ queue: event.output }) } },
            onError: 'failed',
          },
        },
        choosing: { entry: 'choose', always: [{ guard: 'isOver', target: 'done' }, { target: 'asking' }] },
        asking: {
          initial: 'front',
          on: {
            'card.suspend': { target: 'writing', actions: 'ask' },
            'look.undo': { guard: 'canUndo', target: 'writing', actions: 'ask' },
            'queue.change': [
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'choosing',
                actions: [{ type: 'takeQueue', params: ({ event }) => event }, 'passOn'],
              },
              { actions: { type: 'takeQueue', params: ({ event }) => event } },
            ],
            'session.pause': 'paused',
          },
          states: {
            front: { on: { 'answer.show': 'back' } },
            back: { on: { 'grade.give': { target: '#review.turn.writing', actions: 'ask' } } },
            lastSide: { type: 'history' },
          },
        },
        writing: {
          invoke: {
            id: 'write',
            src: 'write',
            input: ({ context }) => context,
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'keepWritten', params: ({ event }) => event.output },
                { type: 'tellStorage', params: ({ event }) => event.output },
              ],
            },
            onError: 'unwritten',
          },
        },
        unwritten: {
          on: {
            'look.retry': 'writing',
            'grade.give': { target: 'writing', actions: 'ask' },
            'queue.change': { actions: { type: 'takeQueue', params: ({ event }) => event } },
          },
        },
        paused: {
          on: {
            'session.resume': 'asking.lastSide',
            'queue.change': [
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'choosing',
                actions: [{ type: 'takeQueue', params: ({ event }) => event }, 'passOn'],
              },
              { actions: { type: 'takeQueue', params: ({ event }) => event } },
            ],
          },
        },
        done: {
          on: {
            'look.undo': { guard: 'canUndo', target: 'writing', actions: 'ask' },
            'queue.change': { target: 'choosing', actions: { type: 'takeQueue', params: ({ event }) => event } },
          },
        },
        failed: { on: { 'load.retry': 'loading' } },
      },
    },
    storage: {
      initial: 'free',
      states: { free: { on: { 'storage.fill': 'full' } }, full: { on: { 'storage.free': 'free' } } },
    },
  },
})
