import { transition, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { misfitsOf, type Form } from '../../forms/form.ts'

/**
 * The reason not to send an event: parts that do not fit, no state that would answer, an actor that is over or out of reach, or a chart that would
 * break on it. */
export type Refusal =
  | { kind: 'misfits'; parts: readonly string[] }
  | { kind: 'closed' | 'over' | 'afar' }
  | { kind: 'breaks'; message: string }

/**
 * Why an event would better not be sent: its payload does not fit, no state answers it, or the chart throws on it (tried on a copy, without
 * effects).
 * @returns null where it may be sent
 */
export function refusalOf(ref: AnyActorRef, event: EventObject, form: Form | undefined): Refusal | null {
  const parts = misfitsOf(form ?? {}, event)
  if (parts.length > 0) return { kind: 'misfits', parts }
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot | undefined
  if (snapshot === undefined || !('can' in snapshot)) return null
  if (snapshot.status !== 'active') return { kind: 'over' }
  try {
    if (!snapshot.can(event)) return { kind: 'closed' }
    const [next] = transition((ref as unknown as { logic: AnyStateMachine }).logic, snapshot, event as never)
    return next.status === 'error' ? broken(next.error) : null
  } catch (error) {
    return broken(error)
  }
}

const broken = (error: unknown): Refusal => ({ kind: 'breaks', message: error instanceof Error ? error.message : String(error) })
