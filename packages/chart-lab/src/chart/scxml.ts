import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf } from './labels.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const attributes = (all: Record<string, string | undefined>) =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
    .join('')
const indent = (lines: string[]) => lines.map((line) => `  ${line}`)

/** An element with what is in it, or a short one. */
function element(name: string, given: Record<string, string | undefined>, inner: string[] = []): string[] {
  const head = `<${name}${attributes(given)}`
  return inner.length === 0 ? [`${head}/>`] : [`${head}>`, ...indent(inner), `</${name}>`]
}

/**
 * A machine as a W3C SCXML document. Guards become conditions and actions `<script>` elements that call them by name; a delay is an event
 * that is sent on entry and cancelled on exit.
 */
export function scxmlOf(machine: AnyStateMachine): string {
  const { root } = machine
  const document = element(
    'scxml',
    { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', name: machine.id, datamodel: 'ecmascript', initial: root.id },
    stateOf(root),
  )
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...document, ''].join('\n')
}

function stateOf(node: AnyStateNode): string[] {
  const name = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' }[node.type]
  const history = node.type === 'history' ? node.history || 'shallow' : undefined
  const initial = node.type === 'compound' ? node.initial.target.map(({ id }) => id).join(' ') : undefined
  const delays = [...node.transitions.keys()].filter((event) => event.startsWith('xstate.after.'))
  return element(name, { id: node.id, initial, type: typeof history === 'string' ? history : undefined }, [
    ...handler(
      'onentry',
      node.entry,
      delays.map((event) => `<send${attributes({ event, id: event, delay: delayOf(event) })}/>`),
    ),
    ...handler(
      'onexit',
      node.exit,
      delays.map((event) => `<cancel${attributes({ sendid: event })}/>`),
    ),
    ...node.invoke.flatMap(({ src, id }) => element('invoke', { id, src: typeof src === 'string' ? src : id })),
    ...[...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(transitionOf),
    ...Object.values(node.states).flatMap(stateOf),
  ])
}

/** `2s` and the like: SCXML wants a time; a delay with a name stands as the call that gives it. */
const delayOf = (event: string): string => {
  const delay = event.split('.')[2] ?? ''
  return /^\d+$/.test(delay) ? `${delay}ms` : delay
}

const scripts = (actions: readonly unknown[]): string[] =>
  actions
    .map(nameOf)
    .filter((name) => name !== '' && name !== 'raise' && name !== 'cancel')
    .map((name) => `<script>${escaped(name)}</script>`)

function handler(name: string, actions: readonly unknown[], more: string[]): string[] {
  const inner = [...scripts(actions), ...more]
  return inner.length === 0 ? [] : element(name, {}, inner)
}

/** XState’s own events go by the names that SCXML has for them. */
const eventOf = (event: string): string =>
  event
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.done\.state\./, 'done.state.')

function transitionOf(transition: AnyTransitionDefinition): string[] {
  const { target, guard, actions, reenter } = transition
  const event = String(transition.eventType)
  const given = {
    event: eventOf(event) || undefined,
    cond: guard === undefined ? undefined : nameOf(guard),
    target: target?.map(({ id }) => id).join(' '),
    type: target && !reenter ? 'internal' : undefined,
  }
  return element('transition', given, scripts(actions))
}
