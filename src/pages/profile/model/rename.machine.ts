import { assign, emit, fromPromise, setup } from 'xstate'
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
    isSame: ({ context }, { typed }: { typed: string }) => typed === context.saved,
    isUnfit: ({ context }) => complaintAbout(context.typed) !== null,
    isTyped: ({ context }, { name }: { name: string }) => name === context.typed,
    isKnown: ({ context }, { name }: { name: string }) => name === context.saved,
    hasNothingNew: ({ context }) => context.typed.trim() === context.saved,
  },
  actions: {
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, complaint: null })),
    complain: assign({ complaint: ({ context }) => complaintAbout(context.typed) }),
    restore: assign({ typed: ({ context }) => context.saved, complaint: null }),
    forgetComplaint: assign({ complaint: null }),
    takePrevious: assign({ typed: ({ context }) => context.previous ?? context.saved }),
    takeSaved: assign((_, { name }: { name: string }) => ({ saved: name })),
    takeAccount: assign((_, { name }: { name: string }) => ({ saved: name, typed: name })),
    keepSaved: assign(({ context }, { name }: { name: string }) => ({ previous: context.saved, saved: name, typed: name })),
    keepComplaint: assign((_, { error }: { error: unknown }) => ({ complaint: problemOf(error).detail })),
    tellChanged: emit({ type: 'profile.changed' }),
    tellProblem: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed' as const, problem: problemOf(error) })),
  },
}).createMachine({
  id: 'rename',
  description: 'Edits the name of the account: a name that is typed and not saved is never lost unnoticed.',
  context: ({ input }) => ({ saved: input.name, typed: input.name, previous: null, complaint: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'name.type': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          { target: 'edited', actions: { type: 'noteTyped', params: ({ event }) => event } },
        ],
        'account.change': { actions: { type: 'takeAccount', params: ({ event }) => event } },
      },
    },
    edited: {
      on: {
        'name.type': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'noteTyped', params: ({ event }) => event },
          },
          { actions: { type: 'noteTyped', params: ({ event }) => event } },
        ],
        'name.save': [
          { guard: 'isUnfit', actions: 'complain' },
          { guard: 'hasNothingNew', target: 'resting', actions: 'restore' },
          { target: 'saving' },
        ],
        'name.discard': { target: 'resting', actions: 'restore' },
        // What is typed stays; what it is measured by is what the account has now.
        'account.change': [
          {
            guard: { type: 'isTyped', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'takeAccount', params: ({ event }) => event }, 'forgetComplaint'],
          },
          { actions: { type: 'takeSaved', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      on: { 'account.change': { actions: { type: 'takeSaved', params: ({ event }) => event } } },
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ context }) => context.typed.trim(),
        onDone: {
          target: 'saved',
          actions: [{ type: 'keepSaved', params: ({ event }) => ({ name: event.output }) }, 'tellChanged'],
        },
        onError: {
          target: 'edited',
          actions: [
            { type: 'keepComplaint', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    saved: {
      on: {
        'name.type': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          { target: 'edited', actions: { type: 'noteTyped', params: ({ event }) => event } },
        ],
        'name.undo': { target: 'saving', actions: 'takePrevious' },
        // The account with the new name comes back as an echo; any other was made elsewhere.
        'account.change': [
          { guard: { type: 'isKnown', params: ({ event }) => event } },
          { target: 'resting', actions: { type: 'takeAccount', params: ({ event }) => event } },
        ],
      },
    },
  },
})
