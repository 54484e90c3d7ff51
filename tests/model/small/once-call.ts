import { assign, emit, setup } from 'xstate'
import { metaOf, sayFact, smallChart } from '#chart-lab/testing'
import { onceCallMachine } from '@/shared/lib/once-call/once-call.machine'
import { counting } from './counting'
import { refusalOf } from '../../fixtures/refusal'

export type OnceCallEvent =
  | { type: 'visitor presses'; wish: string }
  | { type: 'page opens' | 'server answers' | 'server refuses' | 'visitor begins anew' }
type Look = { screen: 'nothing' | 'ready' | 'calling' | 'answered' | 'refused'; wish: string; answer: string; isRefused: boolean }
type Context = Omit<Look, 'screen'> & { keys: number }
const seen = (screen: Look['screen']) => ({ screen })
const none = { wish: '', answer: '', isRefused: false }

/** One press, one call: what is tried again after a failure is the same call, and the server knows it by its key. */
const onceCallModel = setup({
  types: { context: {} as Context, events: {} as OnceCallEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  guards: { isSame: ({ context, event }) => 'wish' in event && event.wish === context.wish },
  actions: {
    begin: assign(({ context, event }) => ('wish' in event ? { wish: event.wish, keys: context.keys + 1, isRefused: false } : context)),
    repeat: assign({ isRefused: false }),
  },
}).createMachine({
  id: 'calling',
  context: { ...none, keys: 0 },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'ready' } },
    ready: { meta: seen('ready'), on: { 'visitor presses': { target: 'calling', actions: 'begin' } } },
    calling: {
      meta: seen('calling'),
      on: {
        'server answers': {
          target: 'answered',
          actions: [assign({ answer: 'done' }), emit({ type: sayFact({ type: 'call.answered', answer: 'done' } as never) })],
        },
        'server refuses': {
          target: 'refused',
          actions: [assign({ isRefused: true }), emit({ type: sayFact({ type: 'call.failed', error: refusalOf(503) } as never) })],
        },
      },
    },
    answered: {
      meta: seen('answered'),
      on: {
        'visitor presses': { target: 'calling', actions: 'begin' },
        'visitor begins anew': { target: 'ready', actions: assign({ wish: '', answer: '' }) },
      },
    },
    refused: {
      meta: seen('refused'),
      on: {
        'visitor presses': [
          { guard: 'isSame', target: 'calling', actions: 'repeat' },
          { target: 'calling', actions: 'begin' },
        ],
      },
    },
  },
})

export const onceCall = smallChart({
  chart: onceCallMachine,
  model: onceCallModel,
  cases: ['one', 'other'].map((wish) => ({ type: 'visitor presses', wish }) as const),
  seen: (state) => {
    const { screen } = metaOf<ReturnType<typeof seen>>(state)
    const { keys, ...look } = state.context
    const asked = screen === 'calling' ? [`perform ${JSON.stringify({ request: look.wish, key: `id ${keys}` })}`] : []
    return screen === 'nothing' ? {} : { screen, ...look, asked }
  },
  choose: ({ context }, { type }) => type !== 'visitor presses' || context.keys < 4,
  hold: {
    calls: ['perform'],
    moves: {
      'page opens': { open: () => ({ newId: counting() }) },
      'visitor presses': ({ wish }) => ({ send: { type: 'call.make', request: wish } as never }),
      'server answers': { answer: 'perform', output: 'done' },
      'server refuses': { refuse: 'perform', error: refusalOf(503) },
      'visitor begins anew': { send: { type: 'call.reset' } },
    },
    look: ({ value, context: { call, answer, error } }): Look => ({
      screen: value as Look['screen'],
      wish: (call?.request ?? '') as string,
      answer: (answer ?? '') as string,
      isRefused: error !== null,
    }),
  },
})
