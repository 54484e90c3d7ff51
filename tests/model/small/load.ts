import { assign, emit, setup } from 'xstate'
import { metaOf, sayEnd, smallChart } from '#chart-lab/testing'
import { loadMachine } from '@/shared/lib/load/load.machine'
import { refusalOf } from '../../fixtures/refusal'

export type LoadEvent = { type: 'page opens' | 'server answers' | 'server refuses' | 'pupil tries again' }
type Look = { screen: 'nothing' | 'loading' | 'ready' | 'failed'; found: string; problem: string }
const seen = (screen: Look['screen']) => ({ screen, asked: screen === 'loading' ? ['load'] : [] })

/** A page that only shows what the server knows. */
const loadModel = setup({
  types: {
    context: {} as { found: string; problem: string },
    events: {} as LoadEvent,
    emitted: {} as { type: string },
    meta: {} as ReturnType<typeof seen>,
  },
}).createMachine({
  id: 'loading',
  context: { found: '', problem: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'loading' } },
    loading: {
      meta: seen('loading'),
      on: {
        'server answers': { target: 'ready', actions: assign({ found: 'all there is' }) },
        'server refuses': { target: 'failed', actions: assign({ problem: 'Відмова 503' }) },
      },
    },
    ready: { meta: seen('ready'), entry: emit(({ context }) => ({ type: sayEnd({ output: context.found }) })) },
    failed: { meta: seen('failed'), on: { 'pupil tries again': 'loading' } },
  },
})

export const load = smallChart({
  chart: loadMachine,
  model: loadModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    return meta.screen === 'nothing' ? {} : { ...meta, ...state.context }
  },
  hold: {
    calls: ['load'],
    moves: {
      'page opens': { open: undefined },
      'server answers': { answer: 'load', output: 'all there is' },
      'server refuses': { refuse: 'load', error: refusalOf(503) },
      'pupil tries again': { send: { type: 'load.retry' } },
    },
    look: ({ value, context: { found, problem } }): Look => ({
      screen: value as Look['screen'],
      found: (found ?? '') as string,
      problem: problem?.detail ?? '',
    }),
  },
})
