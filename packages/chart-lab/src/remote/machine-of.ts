import { createMachine, type AnyStateMachine } from 'xstate'
import { readChart } from '../chart/read-chart.ts'

type Part = Record<string, unknown>
const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null && !Array.isArray(part)

/**
 * Makes a machine of a definition in JSON, for drawing only: its functions are known by name.
 * @returns null for what is no chart (a promise has no states and no events) or cannot be drawn
 */
export function machineOf(definition: string | null | undefined): AnyStateMachine | null {
  try {
    const config = whole(JSON.parse(definition ?? 'null'), '')
    if (!isPart(config) || !('states' in config || 'on' in config)) return null
    const machine = createMachine({ ...config, context: {} } as never) as AnyStateMachine
    return readChart(machine).states.length > 0 ? machine : null
  } catch {
    return null
  }
}

/** What was cut off where the definition is deep is empty; what stands in the way of drawing is left out. */
function whole(part: unknown, name: string): unknown {
  if (part === '[Object]') return {}
  if (part === '[Array]') return []
  if (part === '[Circular]') return undefined
  if (Array.isArray(part)) return part.map((each) => whole(each, name))
  if (!isPart(part)) return part
  if (name === 'src') return logicName(part)
  const kept = Object.entries(part).filter(([key]) => key !== 'output' && key !== 'input')
  return Object.fromEntries(kept.map(([key, value]) => [key, whole(value, key)]))
}

/** Logic that was written out goes by the name of its function or of its machine. */
function logicName({ config }: Part): string {
  const { id, type } = isPart(config) ? config : {}
  return [id, type].find((name) => typeof name === 'string' && name !== '' && name !== 'config') === undefined
    ? 'inline'
    : String(id ?? type)
}
