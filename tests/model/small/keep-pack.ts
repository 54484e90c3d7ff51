import { assign, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { NoRoomError } from '@/entities/pack'
import { keepPackMachine } from '@/features/keep-pack/model/keep-pack.machine'

export type PackEvent =
  | { type: 'page opens'; has: boolean }
  | { type: 'pupil wants the pack' | 'pupil stops' | 'pupil removes the pack' | 'device has room' | 'device has no room' }
  | { type: 'the room is not known' | 'the keeper breaks' | 'the pack cannot be removed' }
  | { type: 'another tab keeps the pack' | 'another tab removes the pack' }
  | { type: 'half has come' | 'all has come' | 'it does not come' | 'the device is full on the way' | 'the pack is gone' }
type Look = {
  screen: 'nothing' | 'resting' | 'measuring' | 'keeping' | 'removing' | 'failed' | 'full' | 'stuck'
  has: string
  share: number
}
const seen = (screen: Look['screen'], asked: string[] = []) => ({ screen, asked })
const wishes = { 'pupil wants the pack': 'measuring', 'pupil removes the pack': { guard: 'isThere', target: 'removing' } } as const

/** Of what another tab does with the pack the page knows at once: what is kept is kept, whoever did it. */
const learn = { 'another tab keeps the pack': { actions: 'has' }, 'another tab removes the pack': { actions: 'hasNot' } } as const
const settle = { ...learn, 'another tab keeps the pack': { target: 'resting', actions: 'has' } } as const

/** The pack of a subject on this device. */
export const packModel = setup({
  types: { context: {} as { has: string; share: number }, events: {} as PackEvent, meta: {} as ReturnType<typeof seen> },
  guards: { isThere: ({ context }) => context.has !== '', isKept: ({ event }) => 'has' in event && event.has },
  actions: { has: assign({ has: 'theirs' }), hasNot: assign({ has: '' }) },
}).createMachine({
  id: 'pack',
  context: { has: '', share: 0 },
  initial: 'before',
  states: {
    before: {
      meta: seen('nothing'),
      on: { 'page opens': [{ guard: 'isKept', target: 'resting', actions: assign({ has: 'old' }) }, { target: 'resting' }] },
    },
    resting: { meta: seen('resting'), on: { ...wishes, ...learn } },
    measuring: {
      meta: seen('measuring', ['askRoom']),
      on: {
        ...settle,
        'pupil stops': 'resting',
        'device has room': 'keeping',
        'device has no room': 'full',
        'the room is not known': 'failed',
      },
    },
    keeping: {
      meta: seen('keeping', ['keep']),
      entry: assign({ share: 0 }),
      on: {
        ...learn,
        'pupil stops': 'resting',
        'half has come': { actions: assign({ share: 0.5 }) },
        'all has come': { target: 'resting', actions: assign({ has: 'new' }) },
        'it does not come': 'failed',
        'the device is full on the way': 'full',
        'the keeper breaks': 'failed',
      },
    },
    removing: {
      meta: seen('removing', ['remove']),
      on: { ...learn, 'the pack is gone': { target: 'resting', actions: 'hasNot' }, 'the pack cannot be removed': 'stuck' },
    },
    stuck: {
      meta: seen('stuck'),
      on: { ...wishes, ...settle, 'another tab removes the pack': { target: 'resting', actions: 'hasNot' } },
    },
    failed: { meta: seen('failed'), on: { ...wishes, ...settle } },
    full: { meta: seen('full'), on: { ...wishes, ...settle } },
  },
})

const pack = (of: string) => ({ subject: of }) as never

export const keepPack = smallChart({
  chart: keepPackMachine,
  model: packModel,
  cases: [true, false].map((has) => ({ type: 'page opens', has }) as const),
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    return meta.screen === 'nothing' ? {} : { ...meta, ...state.context }
  },
  hold: {
    calls: ['askRoom', 'remove'],
    talks: ['keep'],
    moves: {
      'page opens': ({ has }) => ({ open: { stored: has ? pack('old') : null } }),
      'pupil wants the pack': { send: { type: 'pack.keep' } },
      'pupil stops': { send: { type: 'pack.stop' } },
      'pupil removes the pack': { send: { type: 'pack.remove' } },
      'device has room': { answer: 'askRoom', output: true },
      'device has no room': { answer: 'askRoom', output: false },
      'another tab keeps the pack': { send: { type: 'pack.change', stored: pack('theirs') } as never },
      'another tab removes the pack': { send: { type: 'pack.change', stored: null } as never },
      'half has come': { say: 'keep', event: { type: 'pack.share', share: 0.5 } as never },
      'all has come': { say: 'keep', event: { type: 'pack.stored', stored: pack('new') } as never },
      'it does not come': { say: 'keep', event: { type: 'pack.failed', error: new Error('offline') } as never },
      'the device is full on the way': { say: 'keep', event: { type: 'pack.failed', error: new NoRoomError() } as never },
      'the pack is gone': { answer: 'remove' },
      'the room is not known': { refuse: 'askRoom', error: new Error('no room is known') },
      'the keeper breaks': { refuse: 'keep', error: new Error('broken') },
      'the pack cannot be removed': { refuse: 'remove', error: new Error('locked') },
    },
    look: ({ value, context: { stored, share } }): Look => ({
      screen: value as Look['screen'],
      has: (stored as { subject: string } | null)?.subject ?? '',
      share,
    }),
  },
})
