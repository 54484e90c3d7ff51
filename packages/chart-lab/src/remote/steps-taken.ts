import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionKey } from '../chart/read-chart.ts'

/** The states that a value stands for, from the root on. */
export function activeNodes(node: AnyStateNode, value: unknown): AnyStateNode[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : typeof value === 'object' && value !== null ? value : {}
  return [
    node,
    ...Object.entries(inner).flatMap(([key, part]) => {
      const child = node.states[key]
      return child ? activeNodes(child, part) : []
    }),
  ]
}

/** Nobody goes through more states at once. */
const longest = 20

/**
 * The transitions that must have led from one value to another. Guards ran elsewhere: of several candidates the first is taken whose
 * targets were entered.
 */
export function stepsTaken(machine: AnyStateMachine, before: unknown, after: unknown, event: string): string[] {
  const active = activeNodes(machine.root, before)
  const reached = new Set(activeNodes(machine.root, after))
  const isMoved = JSON.stringify(before) !== JSON.stringify(after)
  /** The way from a transition to what is reached; null where it does not lead there. */
  const wayOf = (transition: AnyTransitionDefinition, left: number): AnyTransitionDefinition[] | null => {
    const targets = transition.target ?? []
    if (targets.every((target) => reached.has(target))) return [transition]
    if (left === 0) return null
    const on = targets.flatMap((target) => entered(target)).flatMap((node) => node.always ?? [])
    for (const next of on) {
      const way = wayOf(next, left - 1)
      if (way) return [transition, ...way]
    }
    return null
  }
  const taken = new Set<AnyTransitionDefinition>()
  for (const leaf of active.filter((node) => !active.some((other) => other.parent === node))) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const ways = candidates(node, event).flatMap((transition) => {
        const way = wayOf(transition, longest)
        // Where something has moved, an arrow that stays has not moved it.
        return way && (!isMoved || (transition.target ?? []).length > 0 || active.every((each) => reached.has(each))) ? [way] : []
      })
      if (ways[0]) {
        for (const each of ways[0]) taken.add(each)
        break
      }
    }
  }
  return [...taken].map(transitionKey)
}

const candidates = (node: AnyStateNode, event: string): AnyTransitionDefinition[] =>
  [...node.transitions].flatMap(([type, all]) =>
    type === event || type === '*' || (type.endsWith('.*') && event.startsWith(type.slice(0, -1))) ? all : [],
  )

/** A state and what is entered with it. */
const entered = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.type === 'parallel' ? Object.values(node.states) : node.type === 'compound' ? node.initial.target : []).flatMap(entered),
]
