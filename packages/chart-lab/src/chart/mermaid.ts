import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { labelOf } from './labels.ts'
import { stateOf } from './read-chart.ts'

/** `from` and `to` are names in the diagram; `home` is the composite whose arrows it stands among. One without a transition stands for those of another diagram. */
type Arrow = {
  transition: AnyTransitionDefinition | null
  target: AnyStateNode
  from: string
  to: string
  label: string
  home: AnyStateNode
}

export type Diagram = { title: string; text: string; transitions: AnyTransitionDefinition[] }

/** With more arrows than this a diagram as wide as a page of text, 880 px, has letters that are hard to read. */
export const legibleArrows = 9

/** What one diagram draws: some of the states within `top`, and what `top` does itself where that stands in no other. */
type Scope = { title: string; top: AnyStateNode; shown: ReadonlySet<AnyStateNode>; isWhole: boolean }

/**
 * A Mermaid text for the chart and for each region of a parallel state. Arrows stand before the states of their composite: Mermaid draws a
 * state where it is named last.
 * @param mostArrows more are split
 */
export function diagramsOf(root: AnyStateNode, text: MermaidText = mermaidEnglish, mostArrows = Number.POSITIVE_INFINITY): Diagram[] {
  const regions = withInner(root)
    .filter((node) => node.type === 'parallel')
    .flatMap((node) => Object.values(node.states))
  const tops = [...(root.type === 'parallel' ? [] : [root]), ...regions]
  const scopes = tops.flatMap((top) => spread({ title: titleOf(top), top, shown: new Set(withinBoxes(top)), isWhole: true }, mostArrows))
  return scopes.map((scope) => {
    const arrows = arrowsWithin(scope, text)
    // Arrows side by side that lead no further are narrower one below the other.
    const leads = new Set(arrows.map(({ from }) => from))
    const isFan = arrows.length > 3 && !arrows.some(({ to }) => leads.has(to))
    return {
      title: scope.title,
      text: [
        'stateDiagram-v2',
        ...indent([...(isFan ? ['direction LR'] : []), ...insideOf(scope.top, arrows, text, scope), ...around(scope, arrows, text)]),
      ].join('\n'),
      transitions: [
        ...arrows.flatMap(({ transition }) => transition ?? []),
        ...sourcesIn(scope).flatMap((node) => [...stayingIn(node), ...inwardOf(node, scope).map(({ transition }) => transition)]),
      ],
    }
  })
}

const titleOf = (node: AnyStateNode): string => node.path.join('.')

/** The same in one diagram, or in several where it has too many arrows. */
function spread(scope: Scope, mostArrows: number): Scope[] {
  if (countOf(sourcesIn(scope)) <= mostArrows) return [scope]
  const composites = childrenIn(scope.top, scope).filter((node) => childrenIn(node, scope).length > 1)
  const within = new Set(composites.flatMap(withinBoxes))
  const rest = { ...scope, shown: new Set([...scope.shown].filter((node) => !within.has(node))) }
  const inside = composites.map((top): Scope => ({ title: titleOf(top), top, shown: new Set(withinBoxes(top)), isWhole: false }))
  return [...chunksOf(rest, mostArrows), ...inside.flatMap((each) => spread(each, mostArrows))]
}

/** The states side by side in diagrams of few arrows, in their order. */
function chunksOf(scope: Scope, mostArrows: number): Scope[] {
  const chunks: AnyStateNode[][] = [[]]
  let count = scope.isWhole ? countOf([scope.top]) : 0
  for (const child of childrenIn(scope.top, scope)) {
    const own = [child, ...withinBoxes(child)].filter((node) => scope.shown.has(node))
    if (countOf(own) > 0 && count + countOf(own) > mostArrows && chunks.at(-1)!.length > 0) {
      chunks.push([])
      count = 0
    }
    chunks.at(-1)!.push(...own)
    count += countOf(own)
  }
  return chunks.map((shown, index) => ({
    ...scope,
    title: index === 0 ? scope.title : `${scope.title || scope.top.key}, ${index + 1} of ${chunks.length}`,
    shown: new Set(shown),
    isWhole: scope.isWhole && index === 0,
  }))
}

const countOf = (nodes: readonly AnyStateNode[]): number =>
  nodes.flatMap(transitionsOf).reduce((sum, { target = [] }) => sum + target.length, 0)
/** The states whose transitions a diagram draws. */
const sourcesIn = ({ top, shown, isWhole }: Scope): AnyStateNode[] => [...(isWhole ? [top] : []), ...shown]

/** All diagrams of a machine as one text. */
export const mermaidOf = (root: AnyStateNode, words?: MermaidText): string =>
  `${diagramsOf(root, words)
    .map(({ title, text }) => (title === '' ? text : `%% ${title}\n${text}`))
    .join('\n\n')}\n`

/** A parallel state is a single box here: its regions have diagrams of their own. */
const innerOf = (node: AnyStateNode): AnyStateNode[] => (node.type === 'parallel' ? [] : Object.values(node.states))
const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]
/** All states within one, but for those within a parallel state. */
const withinBoxes = (node: AnyStateNode): AnyStateNode[] => innerOf(node).flatMap((inner) => [inner, ...withinBoxes(inner)])
const childrenIn = (node: AnyStateNode, { shown }: Scope): AnyStateNode[] => innerOf(node).filter((inner) => shown.has(inner))
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
/** The label of an arrow; a long one has its guard and its actions on lines of their own. */
const broken = (words: string): string =>
  words.length <= longestLine
    ? said(words)
    : words
        .split(/ (?=\[|\/ )|(?<=,) /)
        .map(said)
        .join('<br/>')
const longestLine = 24
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

function arrowsWithin(scope: Scope, text: MermaidText): Arrow[] {
  const { top, shown } = scope
  const arrowTo = (node: AnyStateNode, target: AnyStateNode, transition: AnyTransitionDefinition): Arrow => {
    const seen = [target, ...above(target)].find((each) => shown.has(each))
    const home = node !== top && seen ? homeOf(node, seen) : top
    const rest = seen && seen !== target ? ` → ${target.path.slice(seen.path.length).join('.')}` : ''
    return {
      transition,
      target,
      from: node === top ? anywhere : idOf(node),
      to: seen ? idOf(seen) : outside(target),
      label: broken(`${wordsOf(transition, text)}${rest}`),
      home: home ?? top,
    }
  }
  const own = sourcesIn(scope).flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).flatMap((target) => (isInward(node, target, scope) ? [] : [arrowTo(node, target, transition)])),
    ),
  )
  return [...own, ...[...shown].flatMap((box) => summaryOf(box, scope, text))]
}

/** Tells whether a way leads from a state that is drawn as a box into this box. */
const isInward = (node: AnyStateNode, target: AnyStateNode, scope: Scope): boolean =>
  node !== scope.top && childrenIn(node, scope).length === 0 && above(target).includes(node)
const inwardOf = (node: AnyStateNode, scope: Scope) =>
  transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).flatMap((target) => (isInward(node, target, scope) ? [{ transition, target }] : [])),
  )

/** What leads out of a composite that has a diagram of its own: one arrow to each place, with the events that lead there. */
function summaryOf(box: AnyStateNode, scope: Scope, text: MermaidText): Arrow[] {
  if (innerOf(box).length === 0 || childrenIn(box, scope).length > 0) return []
  const ways = new Map<AnyStateNode, Set<string>>()
  for (const transition of withinBoxes(box).flatMap(transitionsOf))
    for (const target of transition.target ?? []) {
      const seen = [target, ...above(target)].find((each) => scope.shown.has(each))
      if (!seen || seen === box) continue
      const [event = ''] = wordsOf(transition, text).split(/ (?=\[|\/ )/)
      ways.set(seen, (ways.get(seen) ?? new Set()).add(event))
    }
  return [...ways].map(([target, events]) => ({
    transition: null,
    target,
    from: idOf(box),
    to: idOf(target),
    label: `⋯ ${[...events].map(said).join('<br/>')}`,
    home: homeOf(box, target) ?? scope.top,
  }))
}

/** The boxes for «anywhere» and for what lies outside, after the arrows that lead from and to them. */
function around({ top, isWhole }: Scope, arrows: readonly Arrow[], text: MermaidText): string[] {
  const staying = isWhole
    ? [
        ...doneIn(top).map((words) => `${anywhere} : ${said(words)}`),
        ...stayingIn(top).map((transition) => `${anywhere} : ${said(wordsOf(transition, text))}`),
      ]
    : []
  const left = new Map(arrows.flatMap(({ to, target }) => (outside(target) === to ? [[to, target.path.join('.')]] : [])))
  return [
    ...(staying.length > 0 || arrows.some(({ from }) => from === anywhere)
      ? [`state "${said(text.anywhere)}" as ${anywhere}`, ...staying]
      : []),
    ...[...left].map(([id, path]) => `state "${said(path)} ↗" as ${id}`),
  ]
}

function insideOf(node: AnyStateNode, arrows: Arrow[], text: MermaidText, scope: Scope): string[] {
  const first = node.initial.target[0]
  return [
    ...(first && scope.shown.has(first) ? [`[*] --> ${idOf(first)}`] : []),
    ...arrows.filter(({ home }) => home === node).map(({ from, to, label }) => `${from} --> ${to}${label && ` : ${label}`}`),
    ...childrenIn(node, scope).flatMap((inner) => boxOf(inner, arrows, text, scope)),
  ]
}

function boxOf(node: AnyStateNode, arrows: Arrow[], text: MermaidText, scope: Scope): string[] {
  const isComposite = childrenIn(node, scope).length > 0
  const mark = node.type === 'parallel' ? ' ∥' : innerOf(node).length > 0 && !isComposite ? ` ▸ ${withinBoxes(node).length}` : ''
  const box = `state "${said(node.key)}${mark}" as ${idOf(node)}`
  // Mermaid lets a composite have no words but its name: there what changes no state is an arrow to itself.
  const staying = stayingIn(node).map((transition) =>
    isComposite
      ? `${idOf(node)} --> ${idOf(node)} : ${broken(wordsOf(transition, text))}`
      : `${idOf(node)} : ${said(wordsOf(transition, text))}`,
  )
  const does = isComposite ? [] : doneIn(node).map((words) => `${idOf(node)} : ${said(words)}`)
  const inside = isComposite ? [`${box} {`, ...indent([...insideOf(node, arrows, text, scope), ...noteOf(node)]), '}'] : [box]
  const inward = inwardOf(node, scope).map(
    ({ transition, target }) =>
      `${idOf(node)} : ${said(`${wordsOf(transition, text)} → ${target.path.slice(node.path.length).join('.')}`)}`,
  )
  return [...inside, ...does, ...staying, ...inward, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])]
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
