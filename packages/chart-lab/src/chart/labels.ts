import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

/** Writes the label of an arrow: `event [guard] / actions`, with XState’s own event names in plain words. No colon: Mermaid would show its code. */
export function labelOf(transition: AnyTransitionDefinition): string {
  const actions = transition.actions.map(nameOf).filter((name) => name !== '')
  return [
    eventLabel(String(transition.eventType), transition.source.machine),
    transition.guard && `[${nameOf(transition.guard)}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** XState’s own event names in plain words; a delay that has a name is shown with its value, where the value is known. */
export function eventLabel(event: string, machine?: AnyStateMachine): string {
  const [, kind, what] =
    /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ??
    /^xstate\.(snapshot)\.(.+)$/.exec(event) ??
    /^xstate\.(after)\.([^.]+)\..*$/.exec(event) ??
    []
  if (kind === 'after' && what !== undefined) return `after(${what}${delayOf(what, machine)})`
  if (kind !== undefined && what !== undefined) return `${kind}(${what})`
  return event.startsWith('xstate.done.state') ? 'done' : event
}

function delayOf(name: string, machine: AnyStateMachine | undefined): string {
  if (/^\d+$/.test(name)) return ' ms'
  const delay: unknown = (machine?.implementations.delays as Record<string, unknown> | undefined)?.[name]
  return typeof delay === 'number' ? ` = ${delay} ms` : ''
}

/** The parameters of a guard or an action: `(least=3, of=…)`; `(…)` where they are computed from the event. No colon: see above. */
function paramsOf(params: unknown): string {
  if (params === undefined) return ''
  if (typeof params !== 'object' || params === null) return '(…)'
  const shown = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'object' ? '…' : JSON.stringify(value))
  return `(${Object.entries(params)
    .map(([name, value]) => `${name}=${shown(value)}`)
    .join(', ')})`
}

/** Named guards and actions keep their name and what they are given; combined guards are spelt out; what is written inline goes by its kind. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' && typeof part !== 'function') return ''
  const { type, guards, params } = part as { type?: unknown; guards?: unknown[]; params?: unknown }
  const kind = typeof type === 'string' ? type.replace(/^xstate\./, '') : ''
  if (Array.isArray(guards)) return `${(part as { name?: string }).name ?? kind}(${guards.map(nameOf).join(', ')})`
  return kind === 'function' || kind === '' ? 'inline' : `${kind}${paramsOf(params)}`
}
