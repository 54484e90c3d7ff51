import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { labelOf } from './labels.ts'
import { stateOf } from './read-chart.ts'

/** `from` and `to` are names in the diagram; `home` is the composite whose arrows it stands among. */
type Arrow = { transition: AnyTransitionDefinition; from: string; to: string; label: string; home: AnyStateNode }

export type Diagram = { title: string; text: string; transitions: AnyTransitionDefinition[] }

/**
 * One Mermaid text for a chart without regions, and one more for each region of a parallel state.
 * Mermaid draws a state inside the composite that named it last: so every arrow stands in the innermost composite that holds both
 * its ends, before the states of that composite.
 */
export function diagramsOf(root: AnyStateNode, text: MermaidText = mermaidEnglish): Diagram[] {
  const regions = withInner(root)
    .filter((node) => node.type === 'parallel')
    .flatMap((node) => Object.values(node.states))
  return [...(root.type === 'parallel' ? [] : [root]), ...regions].map((top) => {
    const arrows = arrowsWithin(top, text)
    return {
      title: top === root ? '' : top.path.join('.'),
      text: ['stateDiagram-v2', ...indent([...insideOf(top, arrows, text), ...around(top, arrows, text)])].join('\n'),
      transitions: [...arrows.map(({ transition }) => transition), ...drawnIn(top).flatMap(stayingIn)],
    }
  })
}

/** All diagrams of a machine as one text. */
export const mermaidOf = (root: AnyStateNode, words?: MermaidText): string =>
  `${diagramsOf(root, words)
    .map(({ title, text }) => (title === '' ? text : `%% ${title}\n${text}`))
    .join('\n\n')}\n`

/** A parallel state is a single box here: its regions have diagrams of their own. */
const innerOf = (node: AnyStateNode): AnyStateNode[] => (node.type === 'parallel' ? [] : Object.values(node.states))
const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]
const drawnIn = (node: AnyStateNode): AnyStateNode[] => [node, ...innerOf(node).flatMap(drawnIn)]
/** Words with which a line of a diagram begins; states must not be called so there. */
const reserved =
  /^(?:state|class|note|default|style|direction|click|end|as|hide|scale|fork|join|choice|title|accTitle|accDescr|anywhere|out)/i
/** A name that Mermaid takes for one word, told apart from all others: whatever is no letter or digit stands by its number, `_` between states. */
const idOf = (node: AnyStateNode): string => {
  const id = (node.path.length > 0 ? node.path : [node.key])
    .map((key) => key.replaceAll(/[^a-z\d]/gi, (sign) => `__${sign.codePointAt(0)?.toString(16)}_`))
    .join('_')
  return reserved.test(id) || /^\d/.test(id) ? `s_${id}` : id
}
/** Words as Mermaid shows them: signs that mean something to it are drawn as those that look like them. */
const said = (words: string): string => words.replaceAll(/["#;:<>%]|-->/g, (sign) => lookalikes[sign] ?? sign).replaceAll(/\s+/g, ' ')
const lookalikes: Record<string, string> = { '"': '”', '#': '＃', ';': '；', ':': '∶', '<': '‹', '>': '›', '%': '％', '-->': '→' }
const indent = (lines: string[]) => lines.map((line) => `  ${line}`)
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()]

/** The words of a diagram that are no names. */
export type MermaidText = { anywhere: string; anyEvent: string }
export const mermaidEnglish: MermaidText = { anywhere: 'anywhere', anyEvent: 'any event' }

/** Draws transitions that hold everywhere from a box of their own, and transitions that lead out of the diagram to another. */
const anywhere = 'anywhere'
const outside = (target: AnyStateNode) => `out_${idOf(target)}`
const above = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node.parent, ...above(node.parent)] : [])
const stayingIn = (node: AnyStateNode) => transitionsOf(node).filter(({ target }) => (target ?? []).length === 0)

function arrowsWithin(top: AnyStateNode, text: MermaidText): Arrow[] {
  const drawn = new Set(drawnIn(top))
  const arrowTo = (node: AnyStateNode, target: AnyStateNode, transition: AnyTransitionDefinition): Arrow => {
    const seen = [target, ...above(target)].find((each) => each !== top && drawn.has(each))
    const home = node !== top && seen ? homeOf(node, seen) : top
    const rest = seen && seen !== target ? ` → ${target.path.slice(seen.path.length).join('.')}` : ''
    const to = seen ? idOf(seen) : outside(target)
    return {
      transition,
      from: node === top ? anywhere : idOf(node),
      to,
      label: said(`${wordsOf(transition, text)}${rest}`),
      home: home ?? top,
    }
  }
  return [...drawn].flatMap((node) =>
    transitionsOf(node).flatMap((transition) => (transition.target ?? []).map((target) => arrowTo(node, target, transition))),
  )
}

/** The boxes for «anywhere» and for what lies outside, after the arrows that lead from and to them. */
function around(top: AnyStateNode, arrows: readonly Arrow[], text: MermaidText): string[] {
  const staying = [
    ...doneIn(top).map((words) => `${anywhere} : ${said(words)}`),
    ...stayingIn(top).map((transition) => `${anywhere} : ${said(wordsOf(transition, text))}`),
  ]
  const left = new Map(
    arrows.flatMap(({ to, transition }) =>
      (transition.target ?? []).flatMap((target) => (outside(target) === to ? [[to, target.path.join('.')]] : [])),
    ),
  )
  return [
    ...(staying.length > 0 || arrows.some(({ from }) => from === anywhere)
      ? [`state "${said(text.anywhere)}" as ${anywhere}`, ...staying]
      : []),
    ...[...left].map(([id, path]) => `state "${said(path)} ↗" as ${id}`),
  ]
}

function insideOf(node: AnyStateNode, arrows: Arrow[], text: MermaidText): string[] {
  const first = node.initial.target[0]
  return [
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...arrows.filter(({ home }) => home === node).map(({ from, to, label }) => `${from} --> ${to}${label && ` : ${label}`}`),
    ...innerOf(node).flatMap((inner) => boxOf(inner, arrows, text)),
  ]
}

function boxOf(node: AnyStateNode, arrows: Arrow[], text: MermaidText): string[] {
  const box = `state "${said(node.key)}${node.type === 'parallel' ? ' ∥' : ''}" as ${idOf(node)}`
  const isComposite = innerOf(node).length > 0
  // Mermaid lets a composite have no words but its name: there what changes no state is an arrow to itself.
  const staying = stayingIn(node).map(
    (transition) => `${idOf(node)} ${isComposite ? `--> ${idOf(node)} :` : ':'} ${said(wordsOf(transition, text))}`,
  )
  const does = isComposite ? [] : doneIn(node).map((words) => `${idOf(node)} : ${said(words)}`)
  const inside = isComposite ? [`${box} {`, ...indent([...insideOf(node, arrows, text), ...noteOf(node)]), '}'] : [box]
  return [...inside, ...does, ...staying, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])]
}

/** What a composite does itself stands in a box of its own inside it. */
function noteOf(node: AnyStateNode): string[] {
  const does = doneIn(node)
  if (does.length === 0) return []
  const id = `${idOf(node)}_does`
  return [`state "‹ ${said(node.key)} ›" as ${id}`, ...does.map((words) => `${id} : ${said(words)}`)]
}

/** What a state does by itself: actors that it calls, actions when it is entered and left, its tags. */
function doneIn(node: AnyStateNode): string[] {
  const { invoke, entry, exit, tags } = stateOf(node)
  return [
    ...invoke.map((src) => `▶ ${src}`),
    ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
    ...tags.map((tag) => `⌗ ${tag}`),
  ]
}

/** The label of an arrow; an event of any name is said in the language of the page. */
const wordsOf = (transition: AnyTransitionDefinition, { anyEvent }: MermaidText): string => {
  const label = labelOf(transition)
  return transition.eventType === '*' ? label.replace('*', anyEvent) : label
}

/** The innermost composite around both states; an arrow from a composite to its own inside belongs to that composite’s parent. */
function homeOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode | undefined {
  const targets = new Set(above(target))
  return above(source).find((node) => targets.has(node))
}
