import { assign, emit, setup } from 'xstate'
import { metaOf, sayEnd, smallChart } from '#chart-lab/testing'
import { groupSeatMachine } from '@/pages/group-premium/model/group-seat.machine'
import { refusalOf } from '../../fixtures/refusal'

export type SeatEvent =
  | { type: 'pupil decides'; shows: boolean }
  | { type: 'page opens' | 'server keeps the decision' | 'server refuses the decision' }
  | { type: 'pupil leaves' | 'server takes the seat back' | 'server refuses to take it back' }
type Look = { screen: 'nothing' | 'held' | 'agreeing' | 'leaving' | 'left'; shows: boolean; problem: string }
type Context = { shows: boolean; wish: boolean; problem: string }
const seen = (screen: Look['screen']) => ({ screen })

/** A seat in a group: results are shown or hidden, and the seat is given back. */
const seatModel = setup({
  types: { context: {} as Context, events: {} as SeatEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  actions: { calm: assign({ problem: '' }), complain: assign({ problem: (_, status: number) => `Відмова ${status}` }) },
}).createMachine({
  id: 'seat',
  context: { shows: false, wish: false, problem: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'held' } },
    held: {
      meta: seen('held'),
      on: {
        'pupil decides': { target: 'agreeing', actions: assign({ wish: ({ event }) => event.shows }) },
        'pupil leaves': 'leaving',
      },
    },
    agreeing: {
      meta: seen('agreeing'),
      entry: 'calm',
      on: {
        'server keeps the decision': { target: 'held', actions: assign({ shows: ({ context }) => context.wish }) },
        'server refuses the decision': { target: 'held', actions: { type: 'complain', params: 500 } },
      },
    },
    leaving: {
      meta: seen('leaving'),
      entry: 'calm',
      on: {
        'server takes the seat back': 'left',
        'server refuses to take it back': { target: 'held', actions: { type: 'complain', params: 503 } },
      },
    },
    left: { meta: seen('left'), entry: emit({ type: sayEnd({}) }) },
  },
})

export const groupSeat = smallChart({
  chart: groupSeatMachine,
  model: seatModel,
  cases: [true, false].map((shows) => ({ type: 'pupil decides', shows }) as const),
  seen: (state) => {
    const { screen } = metaOf<ReturnType<typeof seen>>(state)
    const { wish, ...look } = state.context
    const asked = screen === 'agreeing' ? [`setConsent ${wish}`] : screen === 'leaving' ? ['leave'] : []
    return screen === 'nothing' ? {} : { screen, ...look, asked }
  },
  hold: {
    calls: ['setConsent', 'leave'],
    moves: {
      'page opens': { open: { sharesResults: false } },
      'pupil decides': ({ shows }) => ({ send: { type: 'consent.change', sharesResults: shows } as never }),
      'server keeps the decision': { answer: 'setConsent', output: (shows: boolean) => shows },
      'server refuses the decision': { refuse: 'setConsent', error: refusalOf(500) },
      'pupil leaves': { send: { type: 'seat.leave' } },
      'server takes the seat back': { answer: 'leave' },
      'server refuses to take it back': { refuse: 'leave', error: refusalOf(503) },
    },
    look: ({ value, context: { sharesResults, problem } }): Look => ({
      screen: value as Look['screen'],
      shows: sharesResults,
      problem: problem?.detail ?? '',
    }),
  },
})
