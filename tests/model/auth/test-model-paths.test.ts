import { createTestModel } from '@xstate/test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { createTestModel as createGraphModel } from 'xstate/graph'
import { readChart } from '#chart-lab/chart'
import { keyOf, transitionsTaken, walk } from '#chart-lab/testing'
import { authCharts } from './auth-charts'
import { cases, type FlowEvent } from './auth-flow-events'
import { authFlowModel } from './auth-flow-model'
import { authFlow } from './auth-flow-oracle'
import type { FlowPath } from './auth-flow-paths'
import { machineDriver } from './machine-driver'

type State = SnapshotFrom<typeof authFlowModel>
type Stepped = { steps: { event: FlowEvent }[] }

/** The product of what does not touch: the dialog beside anybody but a guest, old tokens beside anything. */
function isEnough(state: State): boolean {
  const { kept, place, forgotten } = state.context
  const isOpen = !state.matches({ dialog: 'shut' })
  const isPupil = state.matches({ visit: 'pupil' })
  const isFresh = state.matches({ visit: { pupil: { token: 'fresh' } } })
  const isBusy = isOpen && (forgotten > 0 || !state.matches({ visit: 'guest' }) || kept === 'g2') && place === 'learning'
  return isBusy || kept === 'p3' || (isPupil && !isFresh && (place === 'profile' || state.context.premium === 'active'))
}

/** Events that change nothing stand on no path; tours and walks take them. */
const unchanging = [
  'guest | server refuses an old bearer | 0',
  'authFlow.visit.pupil | another tab says the same | 0',
  'authFlow.visit.pupil | server refuses an old bearer | 0',
  'authFlow.visit.pupil | a call goes out | 0',
  'authFlow.visit.pupil | server lets in late | 0',
  'loading | pupil comes back | 0',
  'authFlow.visit.pupil.account.asking | server does not tell the account | 0',
  'authFlow.visit.pupil.account.asking | server does not tell the account | 3',
  'authFlow.visit.leaving | pupil signs out | 0',
  'authFlow.visit.leaving | another tab renews | 0',
  'authFlow.visit.leaving | another tab says the same | 0',
  'authFlow.visit.leaving | server lets in late | 0',
  'granting | visitor is impatient | 0',
  'registering | visitor is impatient | 0',
]

/**
 * A state that was reached by another event from another state counts as another one, so that every transition gets a path. What changes
 * nothing is no step, and gets none.
 */
const traversal = {
  events: cases,
  stopWhen: isEnough,
  limit: 200_000,
  serializeState: (state: State, event?: FlowEvent, before?: State) =>
    before && keyOf(before) === keyOf(state) ? keyOf(state) : JSON.stringify([keyOf(state), event, before?.value]),
}
const eventsOf = ({ steps }: Stepped) => steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.'))

/** A path may end in something that cannot happen then: it is walked as far as it goes. */
function possibleOf(events: readonly FlowEvent[]): FlowEvent[] {
  const actor = createActor(authFlowModel).start()
  const end = events.findIndex((event) => {
    const can = actor.getSnapshot().can(event)
    actor.send(event)
    return !can
  })
  return end < 0 ? [...events] : events.slice(0, end)
}
const pathsOf = (model: unknown) =>
  (model as { getShortestPaths: () => Stepped[] }).getShortestPaths().map((path) => possibleOf(eventsOf(path)))

const found = pathsOf(createTestModel(authFlowModel, traversal as never))
const paths: FlowPath[] = found.map((events, number) => ({ name: `path ${number + 1} of @xstate/test`, events: events as never }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))

describe('the paths of @xstate/test', () => {
  test('are those of xstate/graph', () => {
    expect(found).toEqual(pathsOf(createGraphModel(authFlowModel, traversal as never)))
  }, 60_000)

  test('take every transition of the model that changes something', () => {
    const taken = transitionsTaken(authFlowModel, paths)
    expect(readChart(authFlowModel).arrows.flatMap(({ key }) => (taken.has(key) ? [] : [key]))).toEqual(unchanging)
  })

  test('are followed by the charts', async () => {
    for (const path of paths) await walk(path, authFlow, machineDriver(authCharts))
  }, 60_000)
})
