import type { AnyTransitionDefinition } from 'xstate'

/** Writes the label of an arrow: `event [guard] / actions`, with XState’s own event names in plain words. No colon: Mermaid would show its code. */
export function labelOf(transition: AnyTransitionDefinition): string {
  const actions = transition.actions.map(nameOf).filter((name) => name !== '')
  return [
    eventLabel(String(transition.eventType)),
    transition.guard && `[${nameOf(transition.guard)}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** XState’s own event names in plain words. */
export function eventLabel(event: string): string {
  const [, kind, what] =
    /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ??
    /^xstate\.(snapshot)\.(.+)$/.exec(event) ??
    /^xstate\.(after)\.([^.]+)\..*$/.exec(event) ??
    []
  if (kind !== undefined && what !== undefined) return `${kind}(${what})`
  return event.startsWith('xstate.done.state') ? 'done' : event
}

/** Named guards and actions keep their name; combined guards are spelt out; what is written inline goes by its kind. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' && typeof part !== 'function') return ''
  const { type, guards } = part as { type?: unknown; guards?: unknown[] }
  const kind = typeof type === 'string' ? type.replace(/^xstate\./, '') : ''
  if (Array.isArray(guards)) return `${kind || 'not'}(${guards.map(nameOf).join(', ')})`
  return kind === 'function' || kind === '' ? 'inline' : kind
}
