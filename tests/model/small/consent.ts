import { assign, emit, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { consentMachine } from '@/pages/profile/model/consent.machine'
import { refusalOf } from '../../fixtures/refusal'
import { failed } from './failed'

export type ConsentEvent = {
  type: 'page opens' | 'pupil wishes it' | 'pupil agrees' | 'pupil thinks better' | 'server does it' | 'server refuses it'
}
type Look = { screen: 'nothing' | 'resting' | 'asking' | 'doing'; problem: string }
const seen = (screen: Look['screen']) => ({ screen, asked: screen === 'doing' ? ['doDeed'] : [] })

/** Something that cannot be taken back. */
const consentModel = setup({
  types: {
    context: {} as { problem: string },
    events: {} as ConsentEvent,
    emitted: {} as { type: string },
    meta: {} as ReturnType<typeof seen>,
  },
}).createMachine({
  id: 'consenting',
  context: { problem: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'resting' } },
    resting: { meta: seen('resting'), on: { 'pupil wishes it': { target: 'asking', actions: assign({ problem: '' }) } } },
    asking: { meta: seen('asking'), on: { 'pupil agrees': 'doing', 'pupil thinks better': 'resting' } },
    doing: {
      meta: seen('doing'),
      on: {
        'server does it': { target: 'resting', actions: emit({ type: 'deed.done' }) },
        'server refuses it': { target: 'asking', actions: [assign({ problem: 'Відмова 500' }), emit({ type: failed(500) })] },
      },
    },
  },
})

export const consent = smallChart({
  chart: consentMachine,
  model: consentModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    return meta.screen === 'nothing' ? {} : { ...meta, problem: state.context.problem }
  },
  hold: {
    calls: ['doDeed'],
    moves: {
      'page opens': { open: undefined },
      'pupil wishes it': { send: { type: 'consent.ask' } },
      'pupil agrees': { send: { type: 'consent.give' } },
      'pupil thinks better': { send: { type: 'consent.refuse' } },
      'server does it': { answer: 'doDeed' },
      'server refuses it': { refuse: 'doDeed', error: refusalOf(500) },
    },
    look: ({ value, context }): Look => ({ screen: value as Look['screen'], problem: context.problem?.detail ?? '' }),
  },
})
