import type { SnapshotFrom } from 'xstate'
import { edgeTours, edgeToursOfLengths, type Path, pickCover, randomWalks } from '#chart-lab/testing'
import { cases, type FlowEvent } from './auth-flow-events'
import { authFlowModel } from './auth-flow-model'
import { isBeforeScreens } from './auth-flow-oracle'

type State = SnapshotFrom<typeof authFlowModel>
export type FlowPath = Path<typeof authFlowModel>

const longAfter = new Set<FlowEvent['type']>([
  'half a day passes',
  'twenty-four days pass',
  'six days pass',
  'a minute passes',
  'another tab renews',
  'pupil comes back',
])
const everywhere = new Set<FlowEvent['type']>([
  'visitor opens the dialog',
  'visitor closes the dialog',
  'server makes a guest',
  'connection returns',
])

/**
 * Leaves out the product of what does not touch: the dialog is walked beside a guest alone, and the clock beside the first token alone.
 * Random walks go everywhere.
 */
export function isWorthWalking(state: State, event: FlowEvent): boolean {
  const { place, kept, forgotten } = state.context
  const isShut = state.matches({ dialog: 'shut' })
  if (longAfter.has(event.type)) return (kept === 'p1' || kept === 'p2') && place === 'learning'
  if (event.type === 'pupil opens the own page') return state.matches({ visit: { pupil: { token: 'fresh' } } })
  // A browser holds a call back while another to its address is open.
  if (event.type === 'pupil deletes the account') return state.matches({ visit: { pupil: { account: 'known' } } })
  // A renewal that nobody waits for any more still holds its lock.
  if (event.type === 'pupil signs out' && state.matches({ visit: { pupil: { token: 'renewing' } } })) return false
  if (isShut && event.type !== 'visitor opens the dialog') return true
  return everywhere.has(event.type) || (state.matches({ visit: 'guest' }) && forgotten === 0) || place === 'callback'
}

const lengthOf = (paths: readonly FlowPath[]) => paths.reduce((sum, { events }) => sum + events.length, 0)

/** Every step worth walking. */
export const allTours = (): FlowPath[] => edgeTours(authFlowModel, { cases, choose: isWorthWalking })

export const walks = (seed = 1): FlowPath[] => randomWalks(authFlowModel, { cases, seed, count: 40 })

/** Every transition of the model that a screen can be made to take, in as few steps as can be found. */
export function shortCover(): FlowPath[] {
  const choose = (state: State, event: FlowEvent) => isBeforeScreens(event) && isWorthWalking(state, event)
  const tours = edgeToursOfLengths(authFlowModel, [8, 12, 20, 40], { cases, choose, unit: 'transition' })
  return [...tours, pickCover(authFlowModel, tours.flat())].reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one))
}
