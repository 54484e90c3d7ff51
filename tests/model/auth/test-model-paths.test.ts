import { createTestModel } from '@xstate/test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { createTestModel as createGraphModel } from 'xstate/graph'
import { readChart } from '@/app/statecharts/model/read-chart'
import { eventsIn, keyOf, transitionsTaken } from '../paths'
import { walk } from '../walk'
import { authCharts } from './auth-charts'
import { cases, type FlowEvent } from './auth-flow-events'
import { authFlowModel } from './auth-flow-model'
import { authFlow } from './auth-flow-oracle'
import { isWorthWalking, type FlowPath } from './auth-flow-paths'
import { machineDriver } from './machine-driver'

type State = SnapshotFrom<typeof authFlowModel>

/**
 * A state that was reached by another event from another state counts as another one, so that every transition gets a path. Events come from
 * a function: a list would take the place of those that the model itself knows.
 */
const traversal = {
  events: (state: State) => eventsIn(state, { cases, choose: isWorthWalking }),
  serializeState: (state: State, event?: FlowEvent, before?: State) => JSON.stringify([keyOf(state), event, before && keyOf(before)]),
  limit: 1_000_000,
}

type Stepped = { steps: { event: FlowEvent }[] }
const eventsOf = ({ steps }: Stepped) => steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.'))

const testPaths = (
  createTestModel(authFlowModel, traversal as never) as unknown as { getShortestPaths: () => Stepped[] }
).getShortestPaths()
const paths: FlowPath[] = testPaths.map((path, number) => ({ name: `path ${number + 1} of @xstate/test`, events: eventsOf(path) as never }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))

describe('the paths of @xstate/test', () => {
  test('are those of xstate/graph', () => {
    const graphPaths = createGraphModel(authFlowModel, traversal as never).getShortestPaths() as unknown as Stepped[]
    expect(paths.map(({ events }) => events)).toEqual(graphPaths.map(eventsOf))
  })

  test('take every transition of the model', () => {
    const taken = transitionsTaken(authFlowModel, paths)
    expect(readChart(authFlowModel).arrows.flatMap(({ key }) => (taken.has(key) ? [] : [key]))).toEqual([])
  })

  test('are followed by the charts', async () => {
    for (const path of paths) await walk(path, authFlow, machineDriver(authCharts))
  }, 60_000)
})
