import { assign, emit, setup } from 'xstate'
import { metaOf, sayFact, smallChart } from '#chart-lab/testing'
import { outboxMachine } from '@/shared/lib/device-log'
import { HTTPError } from 'ky'
import { refusalOf } from '../../fixtures/refusal'

export type OutboxEvent = {
  type:
    | 'page opens'
    | 'something new waits'
    | 'server takes everything'
    | 'server asks to wait'
    | 'server asks to wait until a time'
    | 'nothing arrives'
    | 'the wait is over'
}
type Look = { screen: 'nothing' | 'sending' | 'resting' | 'waiting' | 'held' }
type Context = { failures: number; holds: number; isMore: boolean }
const seen = (screen: Look['screen']) => ({ screen, asked: screen === 'sending' ? ['deliver'] : [] })
const delivered = sayFact({ type: 'facts.delivered', delivery: { refused: 2 } } as never)
const now = Date.parse('2026-11-23T09:00:00Z')
/** The waits at the mean of their random part: a wait doubles with every failure, up to a minute. */
const backoff = ({ failures }: Context) => 0.5 * Math.min(60_000, 1000 * 2 ** failures) + 250

/** The outbox sends the facts that wait on the device, however long it takes. */
const outboxModel = setup({
  types: { context: {} as Context, events: {} as OutboxEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  guards: { isMore: ({ context }) => context.isMore },
  actions: {
    begin: assign({ isMore: false }),
    succeed: assign({ failures: 0 }),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    tellDelivered: emit({ type: delivered }),
    tellDelayed: emit({ type: 'facts.delayed' }),
    hold: assign({ holds: (_, seconds: number) => seconds }),
  },
}).createMachine({
  id: 'sending out',
  context: { failures: 0, holds: 0, isMore: false },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'sending' } },
    sending: {
      meta: seen('sending'),
      entry: 'begin',
      on: {
        'something new waits': { guard: ({ context }) => !context.isMore, actions: assign({ isMore: true }) },
        'server takes everything': [
          { guard: 'isMore', target: 'sending', reenter: true, actions: 'succeed' },
          { target: 'resting', actions: ['succeed', 'tellDelivered'] },
        ],
        'server asks to wait': { target: 'held', actions: ['fail', { type: 'hold', params: 90 }, 'tellDelayed'] },
        'server asks to wait until a time': { target: 'held', actions: ['fail', { type: 'hold', params: 60 }, 'tellDelayed'] },
        'nothing arrives': [
          { guard: 'isMore', target: 'sending', reenter: true, actions: ['fail', 'tellDelayed'] },
          { target: 'waiting', actions: ['fail', 'tellDelayed'] },
        ],
      },
    },
    resting: { meta: seen('resting'), on: { 'something new waits': 'sending' } },
    waiting: { meta: seen('waiting'), on: { 'something new waits': 'sending', 'the wait is over': 'sending' } },
    held: { meta: seen('held'), on: { 'the wait is over': 'sending' } },
  },
})

export const busy = (after: string): Error =>
  new HTTPError(new Response(null, { status: 503, headers: { 'Retry-After': after } }), new Request('http://api.test/'), {} as never)

export const outbox = smallChart({
  chart: outboxMachine,
  model: outboxModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    const { context } = state
    const waits = meta.screen === 'waiting' ? [backoff(context)] : meta.screen === 'held' ? [context.holds * 1000 + 500] : []
    return meta.screen === 'nothing' ? {} : { ...meta, waits }
  },
  // A wait that has reached its minute grows no more.
  choose: ({ context }, { type }) => context.failures < 8 || type === 'server takes everything' || type === 'the wait is over',
  hold: {
    calls: ['deliver'],
    moves: {
      'page opens': { open: { now: () => now, random: () => 0.5 } },
      'something new waits': { send: { type: 'outbox.wake' } },
      'server takes everything': { answer: 'deliver', output: { refused: 2 } },
      'server asks to wait': { refuse: 'deliver', error: busy('90') },
      'server asks to wait until a time': { refuse: 'deliver', error: busy('Mon, 23 Nov 2026 09:01:00 GMT') },
      'nothing arrives': { refuse: 'deliver', error: refusalOf(503) },
      'the wait is over': { pass: 'next' },
    },
    look: ({ value }): Look => ({ screen: (typeof value === 'string' ? value : 'sending') as Look['screen'] }),
  },
})
