import { assign, emit, setup } from 'xstate'
import { metaOf, sayEnd, sayFact, smallChart } from '#chart-lab/testing'
import { joinGroupMachine } from '@/pages/group-premium/model/join-group.machine'
import { refusalOf } from '../../fixtures/refusal'

export type JoinEvent =
  | { type: 'pupil takes the seat'; shows: boolean }
  | { type: 'page opens' | 'server offers a seat' | 'server knows the pupil' | 'server refuses the code' | 'pupil tries again' }
  | { type: 'server gives the seat' | 'server refuses the seat' }
type Look = { screen: 'nothing' | 'looking' | 'offered' | 'joining' | 'joined' | 'refused'; offer: string; problem: string }
type Context = { offer: string; problem: string; shows: boolean }
const code = 'ABCDEFGH'
const seen = (screen: Look['screen']) => ({ screen })

/** An invitation: first what it leads to, then the seat. */
const joinModel = setup({
  types: { context: {} as Context, events: {} as JoinEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  actions: {
    calm: assign({ problem: '' }),
    complain: assign({ problem: (_, status: number) => `Відмова ${status}` }),
    tellSeat: emit((_, groupId: string) => ({ type: sayFact({ type: 'seat.taken', groupId } as never) })),
    show: assign({ offer: (_, offer: string) => offer }),
  },
}).createMachine({
  id: 'joining',
  context: { offer: '', problem: '', shows: false },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'looking' } },
    looking: {
      meta: seen('looking'),
      entry: 'calm',
      on: {
        'server offers a seat': { target: 'offered', actions: { type: 'show', params: 'free' } },
        'server knows the pupil': {
          target: 'joined',
          actions: [
            { type: 'show', params: 'member' },
            { type: 'tellSeat', params: 'g1' },
          ],
        },
        'server refuses the code': { target: 'refused', actions: { type: 'complain', params: 404 } },
      },
    },
    refused: { meta: seen('refused'), on: { 'pupil tries again': 'looking' } },
    offered: {
      meta: seen('offered'),
      on: { 'pupil takes the seat': { target: 'joining', actions: assign({ shows: ({ event }) => event.shows }) } },
    },
    joining: {
      meta: seen('joining'),
      entry: 'calm',
      on: {
        'server gives the seat': { target: 'joined', actions: { type: 'tellSeat', params: 'g2' } },
        'server refuses the seat': { target: 'offered', actions: { type: 'complain', params: 409 } },
      },
    },
    joined: { meta: seen('joined'), entry: emit({ type: sayEnd({}) }) },
  },
})

export const joinGroup = smallChart({
  chart: joinGroupMachine,
  model: joinModel,
  cases: [true, false].map((shows) => ({ type: 'pupil takes the seat', shows }) as const),
  seen: (state) => {
    const { screen } = metaOf<ReturnType<typeof seen>>(state)
    const { shows, ...look } = state.context
    const join = [`join ${JSON.stringify({ code, sharesResults: shows })}`]
    const asked = screen === 'looking' ? [`lookUp ${JSON.stringify({ code })}`] : screen === 'joining' ? join : []
    return screen === 'nothing' ? {} : { screen, ...look, asked }
  },
  hold: {
    calls: ['lookUp', 'join'],
    moves: {
      'page opens': { open: { code } },
      'server offers a seat': { answer: 'lookUp', output: { state: 'free', groupId: 'g1' } },
      'server knows the pupil': { answer: 'lookUp', output: { state: 'member', groupId: 'g1' } },
      'server refuses the code': { refuse: 'lookUp', error: refusalOf(404) },
      'pupil tries again': { send: { type: 'code.look' } },
      'pupil takes the seat': ({ shows }) => ({ send: { type: 'seat.take', sharesResults: shows } as never }),
      'server gives the seat': { answer: 'join', output: 'g2' },
      'server refuses the seat': { refuse: 'join', error: refusalOf(409) },
    },
    look: ({ value, context: { offer, problem } }): Look => ({
      screen: value as Look['screen'],
      offer: offer?.state ?? '',
      problem: problem?.detail ?? '',
    }),
  },
})
