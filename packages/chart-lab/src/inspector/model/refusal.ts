import { transition, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { misfitsOf, type Form } from '../../forms/form.ts'

/**
 * Why an event is not sent to an actor: what it carries does not fit, no state would answer, or the chart itself breaks on it, which is tried
 * on a copy of its state without any of its effects.
 * @returns null where it may be sent
 */
export function refusalOf(ref: AnyActorRef, event: EventObject, form: Form | undefined): string | null {
  const misfits = misfitsOf(form ?? {}, event)
  if (misfits.length > 0) return `не підходить: ${misfits.join(', ')}`
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot | undefined
  if (snapshot === undefined || !('can' in snapshot)) return null
  if (snapshot.status !== 'active') return 'актор уже не працює'
  try {
    if (!snapshot.can(event)) return 'зараз на неї ніхто не відповість'
    const [next] = transition((ref as unknown as { logic: AnyStateMachine }).logic, snapshot, event as never)
    return next.status === 'error' ? wordsOf(next.error) : null
  } catch (error) {
    return wordsOf(error)
  }
}

const wordsOf = (error: unknown) => `діаграма зламалася б: ${error instanceof Error ? error.message : String(error)}`
