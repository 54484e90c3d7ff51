import { assign, emit, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { renameMachine } from '@/pages/profile/model/rename.machine'
import { refusalOf } from '../../fixtures/refusal'
import { failed } from './failed'

export type RenameEvent =
  | { type: 'pupil types'; name: string }
  | { type: 'page opens' | 'pupil saves' | 'pupil discards' | 'pupil takes it back' }
  | { type: 'server keeps the name' | 'server refuses the name' }
  | { type: 'account has another name'; name: string }
type Look = { screen: 'nothing' | 'resting' | 'edited' | 'saving' | 'saved'; typed: string; complaint: '' | 'too short' | 'refused' }
type Context = { saved: string; before: string; typed: string; complaint: Look['complaint'] }

const first = 'Оля'
const texts = [first, ' Оля', ' Яна ', 'Ю', ' Ю']
/** An account of old may have a name that would be too short today. */
const ofAccount = ['Іра', 'Ю']
const seen = (screen: Look['screen'], asks = false) => ({ screen, asks })

/** The model of changing the name, without a line of the product. */
const renameModel = setup({
  types: { context: {} as Context, events: {} as RenameEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  guards: {
    isTyped: ({ context, event }) => 'name' in event && event.name === context.typed,
    isSame: ({ context, event }) => 'name' in event && event.name === context.saved,
    isShort: ({ context }) => context.typed.trim().length < 3,
    isNothingNew: ({ context }) => context.typed.trim() === context.saved,
  },
  actions: {
    type: assign({ typed: ({ event, context }) => ('name' in event ? event.name : context.typed), complaint: '' }),
    complain: assign({ complaint: (_, complaint: Look['complaint']) => complaint }),
    restore: assign({ typed: ({ context }) => context.saved, complaint: '' }),
    goBack: assign({ typed: ({ context }) => context.before }),
    keep: assign(({ context }) => ({ before: context.saved, saved: context.typed.trim(), typed: context.typed.trim() })),
    // Events that change nothing may happen all the same.
    stay: () => undefined,
    followBelow: assign({ saved: ({ event, context }) => ('name' in event ? event.name : context.saved) }),
    follow: assign(({ event, context }) => ('name' in event ? { saved: event.name, typed: event.name } : context)),
  },
}).createMachine({
  id: 'renaming',
  context: { saved: first, before: '', typed: first, complaint: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'resting' } },
    resting: {
      meta: seen('resting'),
      on: {
        'pupil types': [
          { guard: 'isSame', actions: 'stay' },
          { target: 'edited', actions: 'type' },
        ],
        'account has another name': { actions: 'follow' },
      },
    },
    edited: {
      meta: seen('edited'),
      on: {
        'pupil types': [{ guard: 'isSame', target: 'resting', actions: 'type' }, { actions: 'type' }],
        'pupil saves': [
          { guard: 'isShort', actions: { type: 'complain', params: 'too short' } },
          { guard: 'isNothingNew', target: 'resting', actions: 'restore' },
          { target: 'saving' },
        ],
        'pupil discards': { target: 'resting', actions: 'restore' },
        'account has another name': [{ guard: 'isTyped', target: 'resting', actions: ['follow', 'restore'] }, { actions: 'followBelow' }],
      },
    },
    saving: {
      meta: seen('saving', true),
      on: {
        'account has another name': { actions: 'followBelow' },
        'server keeps the name': { target: 'saved', actions: ['keep', emit({ type: 'profile.changed' })] },
        'server refuses the name': {
          target: 'edited',
          actions: [{ type: 'complain', params: 'refused' }, emit({ type: failed(422) })],
        },
      },
    },
    saved: {
      meta: seen('saved'),
      on: {
        'pupil types': [
          { guard: 'isSame', actions: 'stay' },
          { target: 'edited', actions: 'type' },
        ],
        'pupil takes it back': { target: 'saving', actions: 'goBack' },
        'account has another name': [
          { guard: 'isSame', actions: 'stay' },
          { target: 'resting', actions: 'follow' },
        ],
      },
    },
  },
})

export const rename = smallChart({
  chart: renameMachine,
  model: renameModel,
  cases: [
    ...texts.map((name) => ({ type: 'pupil types', name }) as const),
    ...ofAccount.map((name) => ({ type: 'account has another name', name }) as const),
  ],
  seen: (state) => {
    const { screen, asks } = metaOf<ReturnType<typeof seen>>(state)
    const { typed, complaint } = state.context
    if (screen === 'nothing') return {}
    return { screen, typed, complaint, asked: asks ? [`saveName "${typed.trim()}"`] : [] }
  },
  hold: {
    calls: ['saveName'],
    moves: {
      'page opens': { open: { name: first } },
      'pupil types': ({ name }) => ({ send: { type: 'name.type', typed: name } as never }),
      'pupil saves': { send: { type: 'name.save' } },
      'pupil discards': { send: { type: 'name.discard' } },
      'pupil takes it back': { send: { type: 'name.undo' } },
      'server keeps the name': { answer: 'saveName', output: (name: string) => name },
      'server refuses the name': { refuse: 'saveName', error: refusalOf(422) },
      'account has another name': ({ name }) => ({ send: { type: 'account.change', name } as never }),
    },
    look: ({ value, context: { typed, complaint } }) => ({
      screen: value as Look['screen'],
      typed,
      complaint: complaint === null ? '' : complaint === 'Відмова 422' ? 'refused' : 'too short',
    }),
  },
})
