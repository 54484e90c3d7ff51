import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, nameOf } from './labels.ts'

export type ChartState = {
  id: string
  key: string
  parent: string | null
  type: AnyStateNode['type']
  isInitial: boolean
  entry: string[]
  exit: string[]
  invoke: string[]
  tags: string[]
  description: string | undefined
  /** Of a state that is drawn as a box without its inside: the number of states in it. */
  folded?: number
}

/** An arrow; `targets` holds its own source where it stays in the state. `key` is stable across `machine.provide()`. */
export type ChartArrow = {
  key: string
  source: string
  targets: string[]
  kind: 'event' | 'after' | 'always' | 'done'
  event: string
  label: string
  guard: string | undefined
  actions: string[]
  /** Of an arrow that stands for several, from or to a folded state: the keys of all, and how many they are. */
  stands?: string[]
  count?: number
}

export type Chart = { id: string; description: string; states: ChartState[]; arrows: ChartArrow[] }

const keys = new WeakMap<AnyTransitionDefinition, string>()

/** Names a transition by its source, its event and its number among the candidates: the same in every copy of the machine. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const known = keys.get(transition)
  if (known !== undefined) return known
  const { source } = transition
  const event = String(transition.eventType)
  const candidates = event === '' ? (source.always ?? []) : (source.transitions.get(event) ?? [])
  const key = `${source.id} | ${event || 'always'} | ${candidates.indexOf(transition)}`
  keys.set(transition, key)
  return key
}

const kindOf = (event: string): ChartArrow['kind'] =>
  event === '' ? 'always' : event.startsWith('xstate.after') ? 'after' : event.startsWith('xstate.') ? 'done' : 'event'

/**
 * Everything that is drawn of a machine, read from its definition: states in document order and every transition once.
 * @param anyEvent the words for the event of any name, `*`
 */
export function readChart(machine: AnyStateMachine, anyEvent = '*'): Chart {
  const nodes = withInner(machine.root)
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(stateOf),
    arrows: nodes.flatMap((node) =>
      [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((each) => arrowOf(each, anyEvent)),
    ),
  }
}

export const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]

export function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invoke: node.invoke.map(({ src, id }) =>
      typeof src !== 'string' || src === id || isMadeUp(id) ? (typeof src === 'string' ? src : id) : `${src} as ${id}`,
    ),
    tags: [...node.tags],
    description: node.description,
  }
}

/** XState calls an actor without an id by its index. */
const isMadeUp = (id: string) => /^\d+\./.test(id)

function arrowOf(transition: AnyTransitionDefinition, anyEvent: string): ChartArrow {
  const event = String(transition.eventType)
  return {
    key: transitionKey(transition),
    source: transition.source.id,
    targets: (transition.target ?? [transition.source]).map(({ id }) => id),
    kind: kindOf(event),
    event,
    label: event === '' ? 'always' : event === '*' ? anyEvent : eventLabel(event, transition.source.machine),
    guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
    actions: namesOf(transition.actions),
  }
}

/** `after` is built of these two; nobody wrote them. */
const builtIn = new Set(['raise', 'cancel'])
const namesOf = (list: readonly unknown[]): string[] => list.map(nameOf).filter((name) => name !== '' && !builtIn.has(name))
