import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { labelOf } from './labels.ts'

/** `from` and `to` are names in the diagram; `home` is the composite whose arrows it stands among. */
type Arrow = { transition: AnyTransitionDefinition; from: string; to: string; label: string; home: AnyStateNode }

export type Diagram = { title: string; text: string; transitions: AnyTransitionDefinition[] }

/**
 * One Mermaid text for a chart without regions, and one more for each region of a parallel state.
 * Mermaid draws a state inside the composite that named it last: so every arrow stands in the innermost composite that holds both
 * its ends, before the states of that composite.
 */
export function diagramsOf(root: AnyStateNode): Diagram[] {
  const regions = withInner(root)
    .filter((node) => node.type === 'parallel')
    .flatMap((node) => Object.values(node.states))
  return [...(root.type === 'parallel' ? [] : [root]), ...regions].map((top) => {
    const arrows = arrowsWithin(top)
    return {
      title: top === root ? '' : top.path.join('.'),
      text: ['stateDiagram-v2', ...indent([...insideOf(top, arrows), ...around(top, arrows)])].join('\n'),
      transitions: [...arrows.map(({ transition }) => transition), ...drawnIn(top).flatMap(stayingIn)],
    }
  })
}

/** All diagrams of a machine as one text. */
export const mermaidOf = (root: AnyStateNode): string =>
  `${diagramsOf(root)
    .map(({ title, text }) => (title === '' ? text : `%% ${title}\n${text}`))
    .join('\n\n')}\n`

/** A parallel state is a single box here: its regions have diagrams of their own. */
const innerOf = (node: AnyStateNode): AnyStateNode[] => (node.type === 'parallel' ? [] : Object.values(node.states))
const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]
const drawnIn = (node: AnyStateNode): AnyStateNode[] => [node, ...innerOf(node).flatMap(drawnIn)]
const idOf = (node: AnyStateNode) => node.path.join('_') || node.key
const indent = (lines: string[]) => lines.map((line) => `  ${line}`)
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()]

/** Draws transitions that hold everywhere from a box of their own, and transitions that lead out of the diagram to another. */
const anywhere = 'anywhere'
const outside = (target: AnyStateNode) => `out_${idOf(target)}`
const above = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...above(node.parent)] : [])
const stayingIn = (node: AnyStateNode) => transitionsOf(node).filter(({ target }) => (target ?? []).length === 0)

function arrowsWithin(top: AnyStateNode): Arrow[] {
  const drawn = new Set(drawnIn(top))
  const arrowTo = (node: AnyStateNode, target: AnyStateNode, transition: AnyTransitionDefinition): Arrow => {
    const seen = [target, ...above(target)].find((each) => each !== top && drawn.has(each))
    const home = node !== top && seen ? homeOf(node, seen) : top
    const rest = seen && seen !== target ? ` → ${target.path.slice(seen.path.length).join('.')}` : ''
    const to = seen ? idOf(seen) : outside(target)
    return { transition, from: node === top ? anywhere : idOf(node), to, label: `${labelOf(transition)}${rest}`, home: home ?? top }
  }
  return [...drawn].flatMap((node) =>
    transitionsOf(node).flatMap((transition) => (transition.target ?? []).map((target) => arrowTo(node, target, transition))),
  )
}

/** The boxes for «anywhere» and for what lies outside, after the arrows that lead from and to them. */
function around(top: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const staying = stayingIn(top).map((transition) => `${anywhere} : ${labelOf(transition)}`)
  const left = new Map(
    arrows.flatMap(({ to, transition }) =>
      (transition.target ?? []).flatMap((target) => (outside(target) === to ? [[to, target.path.join('.')]] : [])),
    ),
  )
  return [
    ...(staying.length > 0 || arrows.some(({ from }) => from === anywhere) ? [`state "будь-де" as ${anywhere}`, ...staying] : []),
    ...[...left].map(([id, path]) => `state "${path} ↗" as ${id}`),
  ]
}

function insideOf(node: AnyStateNode, arrows: Arrow[]): string[] {
  const first = node.initial.target[0]
  return [
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...arrows.filter(({ home }) => home === node).map(({ from, to, label }) => `${from} --> ${to}${label && ` : ${label}`}`),
    ...innerOf(node).flatMap((inner) => boxOf(inner, arrows)),
  ]
}

function boxOf(node: AnyStateNode, arrows: Arrow[]): string[] {
  const box = `state "${node.key}${node.type === 'parallel' ? ' ∥' : ''}" as ${idOf(node)}`
  const isComposite = innerOf(node).length > 0
  // Mermaid lets a composite have no words but its name: there what changes no state is an arrow to itself.
  const staying = stayingIn(node).map((transition) => `${idOf(node)} ${isComposite ? `--> ${idOf(node)} :` : ':'} ${labelOf(transition)}`)
  const inside = isComposite ? [`${box} {`, ...indent(insideOf(node, arrows)), '}'] : [box]
  return [...inside, ...staying, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])]
}

/** The innermost composite around both states; an arrow from a composite to its own inside belongs to that composite’s parent. */
function homeOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode | undefined {
  const targets = new Set(above(target))
  return above(source).find((node) => targets.has(node))
}
