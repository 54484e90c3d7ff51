import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isTaken, mayHappen, muted, walkTo, type Way } from '#chart-lab/chaos'
import { withInner } from '#chart-lab/chart'
import { refusalOf } from '#chart-lab/inspector'
import { machines } from '@/app/statecharts/all-charts'
import { forms } from '@/app/statecharts/start'
import { explored } from './explored'

/** A state that is left as soon as it is entered is never seen. */
const isPassing = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => guard === undefined)
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(() => void process.on('uncaughtException', note).on('unhandledRejection', note))
afterAll(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note)
  expect(uncaught).toEqual([])
})

describe.each(machines.map((machine) => [machine.id, muted(machine)] as const))('%s, pressed at random', (id, machine) => {
  const { events, ways } = explored(id, machine)

  test('every state is reached, or stands in the list with its reason', () => {
    const reached = new Set(ways.flatMap(({ states }) => states))
    const all = withInner(machine.root).filter((node) => node.type !== 'history' && !isPassing(node))
    expect(all.map((node) => node.id).filter((state) => !reached.has(state))).toEqual([])
  })

  test('no event that its type allows breaks it in any state', () => {
    const broken = ways.flatMap(({ input, events: way, value }) => {
      const { actor, errors, stop } = walkTo(machine, input, way)
      const taken = events.filter((event) => isTaken(actor, event))
      stop()
      return [...errors.map((error) => `${value}: ${String(error)}`), ...taken.flatMap((event) => fire(machine, input, way, event, value))]
    })
    expect(broken).toEqual([])
  }, 240_000)

  test('no event without what it carries gets past the inspector and breaks it', () => {
    const bare = Object.entries(forms[id] ?? {}).map(([type, form]) => ({ event: { type }, form }))
    const broken = ways.flatMap(({ input, events: way, value }) => {
      const { actor, stop } = walkTo(machine, input, way)
      const passed = bare.filter(({ event, form }) => refusalOf(actor, event, form) === null)
      stop()
      return passed.flatMap(({ event }) => fire(machine, input, way, event, value))
    })
    console.info(`${id}: ${ways.length} states, ${events.length + bare.length} events in each`)
    expect(broken).toEqual([])
  }, 240_000)
})

/** The fault in words; empty where there is none. */
function fire(machine: AnyStateMachine, input: unknown, way: Way['events'], event: { type: string }, value: string): string[] {
  const { actor, errors, stop } = walkTo(machine, input, way)
  if (mayHappen(actor, event)) actor.send(event)
  const { status } = actor.getSnapshot() as { status: string }
  stop()
  return status === 'error' || errors.length > 0 ? [`${JSON.stringify(event)} in ${value}: ${String(errors[0])}`] : []
}
