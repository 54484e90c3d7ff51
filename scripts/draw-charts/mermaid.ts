import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { labelOf } from '../../src/app/statecharts/model/labels.ts'

type Arrow = { transition: AnyTransitionDefinition; target: AnyStateNode }

/**
 * One Mermaid text for a chart without regions, and one more for each region of a parallel state.
 * Mermaid draws a state inside the composite that named it last: so every arrow stands in the innermost composite that holds both
 * its ends, before the states of that composite.
 */
export function diagramsOf(root: AnyStateNode): { title: string; text: string }[] {
  const regions = withInner(root)
    .filter((node) => node.type === 'parallel')
    .flatMap((node) => Object.values(node.states))
  return [...(root.type === 'parallel' ? [] : [root]), ...regions].map((node) => ({
    title: node === root ? '' : node.path.join('.'),
    text: ['stateDiagram-v2', ...indent(insideOf(node, arrowsWithin(node)))].join('\n'),
  }))
}

/** A parallel state is a single box here: its regions have diagrams of their own. */
const innerOf = (node: AnyStateNode): AnyStateNode[] => (node.type === 'parallel' ? [] : Object.values(node.states))
const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]
const drawnIn = (node: AnyStateNode): AnyStateNode[] => [node, ...innerOf(node).flatMap(drawnIn)]
const idOf = (node: AnyStateNode) => node.path.join('_') || node.key
const indent = (lines: string[]) => lines.map((line) => `  ${line}`)
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()]

function arrowsWithin(top: AnyStateNode): Arrow[] {
  const drawn = new Set(drawnIn(top))
  return [...drawn]
    .filter((node) => node !== top)
    .flatMap((node) => transitionsOf(node).flatMap((transition) => (transition.target ?? []).map((target) => ({ transition, target }))))
    .filter(({ target }) => drawn.has(target))
}

function insideOf(node: AnyStateNode, arrows: Arrow[]): string[] {
  const here = arrows.filter(({ transition, target }) => homeOf(transition.source, target) === node)
  const first = node.initial.target[0]
  return [
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...here.map(({ transition, target }) => {
      const label = labelOf(transition)
      return `${idOf(transition.source)} --> ${idOf(target)}${label && ` : ${label}`}`
    }),
    ...innerOf(node).flatMap((inner) => boxOf(inner, arrows)),
  ]
}

function boxOf(node: AnyStateNode, arrows: Arrow[]): string[] {
  const box = `state "${node.key}${node.type === 'parallel' ? ' ∥' : ''}" as ${idOf(node)}`
  const staying = transitionsOf(node)
    .filter((transition) => (transition.target ?? []).length === 0)
    .map((transition) => `${idOf(node)} : ${labelOf(transition)}`)
  const inside = innerOf(node).length > 0 ? [`${box} {`, ...indent(insideOf(node, arrows)), '}'] : [box]
  return [...inside, ...staying, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])]
}

/** The innermost composite around both states; an arrow from a composite to its own inside belongs to that composite’s parent. */
function homeOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode | undefined {
  const around = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...around(node.parent)] : [])
  const targets = new Set(around(target))
  return around(source).find((node) => targets.has(node))
}
