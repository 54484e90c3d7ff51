import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { eventsOf, explore, happenings, type Way } from '#chart-lab/chaos'
import { forms } from '@/app/statecharts/start'
import { worlds } from './worlds'

type Explored = { events: AnyEventObject[]; ways: (Way & { input: unknown })[] }
const known = new Map<string, Explored>()

/** Every state of a chart that its world reaches, with the way to it, and everything that may happen there; sought once for all tests of a process. */
export function explored(id: string, machine: AnyStateMachine): Explored {
  const found = known.get(id) ?? seek(id, machine)
  known.set(id, found)
  return found
}

function seek(id: string, machine: AnyStateMachine): Explored {
  const { inputs = [undefined], answers = {}, events: own = [], failures = [new Error('down')], sign, starts = [] } = worlds[id] ?? {}
  const events = [...eventsOf(forms[id] ?? {}), ...own, ...happenings(machine, answers, failures)]
  const waysFrom = (input: unknown) => explore(machine, { input, events, starts, ...(sign && { sign }) }).map((way) => ({ ...way, input }))
  return { events, ways: inputs.flatMap(waysFrom) }
}
