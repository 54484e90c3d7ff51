import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { problemOf, type Problem } from '@/shared/api'
import { complaintAbout } from './name-rule'

type Context = { saved: string; typed: string; previous: string | null; complaint: string | null }

/** The name of the account, from the first letter typed to saved, and back by one press. */
export const renameMachine = setup({
  types: {
    input: {} as { name: string },
    context: {} as Context,
    events: {} as
      | { type: 'name.type'; typed: string }
      | { type: 'name.save' | 'name.discard' | 'name.undo' }
      | { type: 'account.change'; name: string },
    emitted: {} as { type: 'profile.changed' } | { type: 'call.failed'; problem: Problem },
  },
  actors: { saveName: fromPromise<string, string>(() => Promise.reject(new Error('Nothing saves names here'))) },
  guards: {
    isSame: ({ context, event }) => event.type === 'name.type' && event.typed === context.saved,
    isUnfit: ({ context }) => complaintAbout(context.typed) !== null,
    isTyped: ({ context, event }) => event.type === 'account.change' && event.name === context.typed,
    isKnown: ({ context, event }) => event.type === 'account.change' && event.name === context.saved,
    hasNothingNew: ({ context }) => context.typed.trim() === context.saved,
  },
  actions: {
    noteTyped: assign({ typed: ({ event }) => (assertEvent(event, 'name.type'), event.typed), complaint: null }),
    complain: assign({ complaint: ({ context }) => complaintAbout(context.typed) }),
    restore: assign({ typed: ({ context }) => context.saved, complaint: null }),
    takePrevious: assign({ typed: ({ context }) => context.previous ?? context.saved }),
    takeSaved: assign({ saved: ({ event }) => (assertEvent(event, 'account.change'), event.name) }),
    takeAccount: assign(({ event }) => (assertEvent(event, 'account.change'), { saved: event.name, typed: event.name })),
  },
}).createMachine({
  id: 'rename',
  description: 'Edits the name of the account: a name that is typed and not saved is never lost unnoticed.',
  context: ({ input }) => ({ saved: input.name, typed: input.name, previous: null, complaint: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'name.type': [{ guard: 'isSame' }, { target: 'edited', actions: 'noteTyped' }],
        'account.change': { actions: 'takeAccount' },
      },
    },
    edited: {
      on: {
        'name.type': [{ guard: 'isSame', target: 'resting', actions: 'noteTyped' }, { actions: 'noteTyped' }],
        'name.save': [
          { guard: 'isUnfit', actions: 'complain' },
          { guard: 'hasNothingNew', target: 'resting', actions: 'restore' },
          { target: 'saving' },
        ],
        'name.discard': { target: 'resting', actions: 'restore' },
        // What is typed stays; what it is measured by is what the account has now.
        'account.change': [{ guard: 'isTyped', target: 'resting', actions: ['takeAccount', 'restore'] }, { actions: 'takeSaved' }],
      },
    },
    saving: {
      on: { 'account.change': { actions: 'takeSaved' } },
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ context }) => context.typed.trim(),
        onDone: {
          target: 'saved',
          actions: [
            assign(({ context, event }) => ({ previous: context.saved, saved: event.output, typed: event.output })),
            emit({ type: 'profile.changed' }),
          ],
        },
        onError: {
          target: 'edited',
          actions: [
            assign({ complaint: ({ event }) => problemOf(event.error).detail }),
            emit(({ event }) => ({ type: 'call.failed' as const, problem: problemOf(event.error) })),
          ],
        },
      },
    },
    saved: {
      on: {
        'name.type': [{ guard: 'isSame' }, { target: 'edited', actions: 'noteTyped' }],
        'name.undo': { target: 'saving', actions: 'takePrevious' },
        // The account with the new name comes back as an echo; any other was made elsewhere.
        'account.change': [{ guard: 'isKnown' }, { target: 'resting', actions: 'takeAccount' }],
      },
    },
  },
})
