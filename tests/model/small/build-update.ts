import { assign, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { buildUpdateMachine } from '@/app/build-update/build-update.machine'

export type BuildEvent = {
  type:
    | 'page opens'
    | 'page is looked at again'
    | 'its time has come'
    | 'there is no newer build'
    | 'there is a newer build'
    | 'nobody answers'
    | 'visitor puts it off'
}
type Look = { screen: 'nothing' | 'resting' | 'checking' | 'offering' }
const seen = (screen: Look['screen']) => ({ screen, waits: screen === 'resting' ? [100_000] : [] })
export const buildOf = (number: number) => ({ id: `b${number}`, time: `2026-11-0${number}T10:00:00.000Z` })

/** A newer version of the site waits for the visitor to want it; what was put off is known from then on. */
const buildModel = setup({
  types: { context: {} as { known: number }, events: {} as BuildEvent, meta: {} as ReturnType<typeof seen> },
}).createMachine({
  id: 'building',
  context: { known: 1 },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'resting' } },
    resting: { meta: seen('resting'), on: { 'page is looked at again': 'checking', 'its time has come': 'checking' } },
    checking: {
      meta: seen('checking'),
      on: {
        'there is no newer build': 'resting',
        'there is a newer build': { target: 'offering', actions: assign({ known: ({ context }) => context.known + 1 }) },
        'nobody answers': 'resting',
      },
    },
    offering: { meta: seen('offering'), on: { 'visitor puts it off': 'resting' } },
  },
})

export const buildUpdate = smallChart({
  chart: buildUpdateMachine,
  model: buildModel,
  seen: (state) => {
    const meta = metaOf<ReturnType<typeof seen>>(state)
    const asked = meta.screen === 'checking' ? [`findNewerBuild ${JSON.stringify(buildOf(state.context.known))}`] : []
    return meta.screen === 'nothing' ? {} : { ...meta, asked }
  },
  // One build follows another for ever.
  choose: ({ context }, { type }) => type !== 'there is a newer build' || context.known < 4,
  hold: {
    calls: ['findNewerBuild'],
    moves: {
      'page opens': { open: { known: buildOf(1), pollSeconds: 100, random: () => 0.5 } },
      'page is looked at again': { send: { type: 'build.check' } },
      'its time has come': { pass: 100_000 },
      'there is no newer build': { answer: 'findNewerBuild', output: null },
      'there is a newer build': { answer: 'findNewerBuild', output: ({ id }: { id: string }) => buildOf(Number(id.slice(1)) + 1) },
      'nobody answers': { refuse: 'findNewerBuild', error: new Error('offline') },
      'visitor puts it off': { send: { type: 'update.postpone' } },
    },
    look: ({ value }): Look => ({ screen: value }),
  },
})
