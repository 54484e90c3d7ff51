import { setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { appleWayMachine } from '@/pages/social-auth/model/apple-way.machine'

export type AppleWayEvent = {
  type:
    | 'page opens'
    | 'pupil chooses Apple'
    | 'Apple’s page is coming'
    | 'Apple refuses'
    | 'pupil steps back'
    | 'a quarter of a minute passes'
}
type Look = { screen: 'nothing' | 'ready' | 'leaving' | 'left' | 'failed' }
const seen = (screen: Look['screen'], asked: string[] = [], waits: number[] = []) => ({ screen, asked, waits })

/** The way to Apple’s page: left for once at a time, and never waited for without end. */
const appleWayModel = setup({
  types: { events: {} as AppleWayEvent, meta: {} as ReturnType<typeof seen> },
}).createMachine({
  id: 'wayToApple',
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'ready' } },
    ready: { meta: seen('ready'), on: { 'pupil chooses Apple': 'leaving' } },
    leaving: {
      meta: seen('leaving', ['leave'], [15_000]),
      on: {
        'Apple’s page is coming': 'left',
        'Apple refuses': 'failed',
        'pupil steps back': 'ready',
        'a quarter of a minute passes': 'failed',
      },
    },
    left: { meta: seen('left', [], [15_000]), on: { 'pupil steps back': 'ready', 'a quarter of a minute passes': 'failed' } },
    failed: { meta: seen('failed'), on: { 'pupil chooses Apple': 'leaving' } },
  },
})

export const appleWay = smallChart({
  chart: appleWayMachine,
  model: appleWayModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    return meta.screen === 'nothing' ? {} : meta
  },
  hold: {
    calls: ['leave'],
    moves: {
      'page opens': { open: undefined },
      'pupil chooses Apple': { send: { type: 'apple.choose' } },
      'Apple’s page is coming': { answer: 'leave' },
      'Apple refuses': { refuse: 'leave', error: new Error('blocked') },
      'pupil steps back': { send: { type: 'page.return' } },
      'a quarter of a minute passes': { pass: 15_000 },
    },
    look: ({ value }): Look => ({ screen: value as Look['screen'] }),
  },
})
