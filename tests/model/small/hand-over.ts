import { assign, emit, setup } from 'xstate'
import { metaOf, sayEnd, smallChart } from '#chart-lab/testing'
import { handOverMachine } from '@/features/hand-over/model/hand-over.machine'
import { refusalOf } from '../../fixtures/refusal'

export type HandOverEvent =
  | { type: 'page opens' | 'guest asks for a code' | 'server gives a code' | 'server gives a code of long ago' | 'server refuses a code' }
  | { type: 'a moment passes' | 'nobody has used it' | 'server does not say' | 'its time is over' | 'another device has used it' }
  | { type: 'seats are given up' | 'seats cannot be given up' }
  | { type: 'another tab gets a later code' | 'an earlier code of another tab is heard of' }
type Look = { screen: 'nothing' | 'idle' | 'asking' | 'showing' | 'looking' | 'givingUp' | 'used' | 'over' | 'refused'; code: string }
const seen = (screen: Look['screen'], asked: string[] = [], waits: number[] = []) => ({ screen, asked, waits })

/** From the one that ends first to the one that ends last; none is before all of them. */
const byAge = [0, 111_111, 654_321, 123_456, 777_777]
/** Wherever it waits, another tab of this browser may ask for a code too. */
const ofAnotherTab = {
  'another tab gets a later code': { actions: { type: 'keep', params: 777_777 } },
  'an earlier code of another tab is heard of': { actions: { type: 'keep', params: 111_111 } },
} as const

/** A code for another device, until that device has used it. */
const handOverModel = setup({
  types: {
    context: {} as { code: number },
    events: {} as HandOverEvent,
    emitted: {} as { type: string },
    meta: {} as ReturnType<typeof seen>,
  },
  guards: { isPast: ({ context }) => context.code === 654_321 },
  actions: {
    /** Of two codes the later one leads somewhere. */
    keep: assign({ code: ({ context }, code: number) => (byAge.indexOf(code) > byAge.indexOf(context.code) ? code : context.code) }),
    forget: assign({ code: 0 }),
    end: emit({ type: sayEnd({}) }),
  },
}).createMachine({
  id: 'handingOver',
  context: { code: 0 },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'idle' } },
    idle: { meta: seen('idle'), on: { 'guest asks for a code': 'asking' } },
    asking: {
      meta: seen('asking', ['open']),
      entry: 'forget',
      on: {
        ...ofAnotherTab,
        'server gives a code': { target: 'showing', actions: { type: 'keep', params: 123_456 } },
        'server gives a code of long ago': { target: 'showing', actions: { type: 'keep', params: 654_321 } },
        'server refuses a code': 'refused',
      },
    },
    showing: { meta: seen('showing', [], [3000]), on: { ...ofAnotherTab, 'a moment passes': 'looking' } },
    looking: {
      meta: seen('looking', ['look']),
      on: {
        ...ofAnotherTab,
        'another device has used it': 'givingUp',
        'its time is over': 'over',
        'nobody has used it': 'showing',
        'server does not say': [{ guard: 'isPast', target: 'over' }, { target: 'showing' }],
      },
    },
    givingUp: { meta: seen('givingUp', ['giveUp']), on: { 'seats are given up': 'used', 'seats cannot be given up': 'used' } },
    used: { meta: seen('used'), entry: 'end' },
    over: { meta: seen('over'), on: { 'guest asks for a code': 'asking' } },
    refused: { meta: seen('refused'), on: { 'guest asks for a code': 'asking' } },
  },
})

const codeOf = (code: string, expiresAt: string) => ({ type: 'code.change', code: { code, expiresAt } }) as const

export const handOver = smallChart({
  chart: handOverMachine,
  model: handOverModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    return meta.screen === 'nothing' ? {} : { ...meta, code: state.context.code === 0 ? '' : String(state.context.code) }
  },
  hold: {
    calls: ['open', 'look', 'giveUp'],
    moves: {
      'page opens': { open: { now: Date.now } },
      'guest asks for a code': { send: { type: 'code.ask' } },
      'server gives a code': { answer: 'open', output: { code: '123456', expiresAt: '2100-01-01T00:00:00.000Z' } },
      'server gives a code of long ago': { answer: 'open', output: { code: '654321', expiresAt: '2020-01-01T00:00:00.000Z' } },
      'server refuses a code': { refuse: 'open', error: refusalOf(503) },
      'a moment passes': { pass: 3000 },
      'nobody has used it': { answer: 'look', output: 'waiting' },
      'server does not say': { refuse: 'look', error: refusalOf(null) },
      'its time is over': { answer: 'look', output: 'over' },
      'another device has used it': { answer: 'look', output: 'used' },
      'another tab gets a later code': { send: codeOf('777777', '2101-01-01T00:00:00.000Z') },
      'an earlier code of another tab is heard of': { send: codeOf('111111', '2019-01-01T00:00:00.000Z') },
      'seats are given up': { answer: 'giveUp' },
      'seats cannot be given up': { refuse: 'giveUp', error: refusalOf(500) },
    },
    look: ({ value, context }): Look => ({ screen: value as Look['screen'], code: context.code?.code ?? '' }),
  },
})
