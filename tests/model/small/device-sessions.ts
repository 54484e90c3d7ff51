import { assign, emit, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { deviceSessionsMachine } from '@/pages/profile/model/device-sessions.machine'
import { refusalOf } from '../../fixtures/refusal'
import { failed } from './failed'

export type DevicesEvent =
  | { type: 'pupil ends'; device: string }
  | { type: 'server ends it' | 'server knows it no more' | 'server refuses to end it' | 'pupil tries again' }
  | { type: 'page opens' | 'server lists the devices' | 'server is out of order' }
type Look = { screen: 'nothing' | 'loading' | 'listed' | 'ending' | 'missing'; devices: string[]; ending: string; problem: string }
type Context = Omit<Look, 'screen'>
const devices = ['phone', 'tablet']
const seen = (screen: Look['screen']) => ({ screen })

/** The devices that are signed in, and the end of any of them. */
const devicesModel = setup({
  types: { context: {} as Context, events: {} as DevicesEvent, emitted: {} as { type: string }, meta: {} as ReturnType<typeof seen> },
  actions: {
    complain: assign({ problem: (_, status: number) => `Відмова ${status}` }),
    end: assign(({ context, event }) => ({ ...context, ...('device' in event && { ending: event.device }), problem: '' })),
    remove: assign(({ context }) => ({ devices: context.devices.filter((device) => device !== context.ending), ending: '' })),
  },
}).createMachine({
  id: 'devices',
  context: { devices: [], ending: '', problem: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'loading' } },
    loading: {
      meta: seen('loading'),
      on: {
        'server lists the devices': { target: 'listed', actions: assign({ devices }) },
        'server is out of order': { target: 'missing', actions: { type: 'complain', params: 503 } },
      },
    },
    missing: { meta: seen('missing'), on: { 'pupil tries again': { target: 'loading', actions: assign({ problem: '' }) } } },
    listed: { meta: seen('listed'), on: { 'pupil ends': { target: 'ending', actions: 'end' } } },
    ending: {
      meta: seen('ending'),
      on: {
        'server ends it': { target: 'listed', actions: 'remove' },
        'server knows it no more': { target: 'listed', actions: 'remove' },
        'server refuses to end it': {
          target: 'listed',
          actions: [{ type: 'complain', params: 500 }, emit({ type: failed(500) })],
        },
      },
    },
  },
})

export const deviceSessions = smallChart({
  chart: deviceSessionsMachine,
  model: devicesModel,
  cases: devices.map((device) => ({ type: 'pupil ends', device }) as const),
  seen: (state) => {
    const { screen } = metaOf<ReturnType<typeof seen>>(state)
    const asked = screen === 'loading' ? ['listDevices'] : screen === 'ending' ? [`endDevice "${state.context.ending}"`] : []
    const ending = screen === 'ending' ? state.context.ending : ''
    return screen === 'nothing' ? {} : { screen, ...state.context, ending, asked }
  },
  choose: ({ context }, event) => !('device' in event) || context.devices.includes(event.device),
  hold: {
    calls: ['listDevices', 'endDevice'],
    moves: {
      'page opens': { open: undefined },
      'pupil ends': ({ device }) => ({ send: { type: 'device.end', id: device } as never }),
      'pupil tries again': { send: { type: 'devices.load' } },
      'server lists the devices': { answer: 'listDevices', output: devices.map((id) => ({ id })) },
      'server is out of order': { refuse: 'listDevices', error: refusalOf(503) },
      'server ends it': { answer: 'endDevice' },
      'server knows it no more': { refuse: 'endDevice', error: refusalOf(404) },
      'server refuses to end it': { refuse: 'endDevice', error: refusalOf(500) },
    },
    look: ({ value, context }): Look => ({
      screen: value as Look['screen'],
      devices: context.devices.map(({ id }) => id),
      ending: value === 'ending' ? context.endingId : '',
      problem: context.problem?.detail ?? '',
    }),
  },
})
