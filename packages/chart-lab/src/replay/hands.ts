import { findControl } from '../recorder/controls.ts'
import type { Entry } from '../recorder/recording.ts'

export type Gesture = Extract<Entry, { kind: 'press' | 'input' | 'key' }>
export const isGesture = (entry: Entry): entry is Gesture => entry.kind === 'press' || entry.kind === 'input' || entry.kind === 'key'

/** Finds the target of a gesture: its control once that is ready for it, or the page for a gesture beside all controls. */
export function targetOf(gesture: Gesture): HTMLElement | null {
  if (gesture.what === 'page')
    return gesture.kind === 'key' ? ((document.activeElement as HTMLElement | null) ?? document.body) : document.body
  const control = findControl(gesture)
  return control?.matches(':disabled') ? null : control
}

const how = { bubbles: true, cancelable: true, composed: true }

/** Does what a person did, as far as a script can: the page hears the same events, by which it does not know a person from a script. */
export function act(gesture: Gesture, target: HTMLElement): void {
  if (gesture.kind === 'press') press(target)
  else if (gesture.kind === 'input') fill(target, gesture.value)
  else for (const kind of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(kind, { ...how, key: gesture.key }))
}

function press(target: HTMLElement): void {
  const pointer = { ...how, pointerType: 'mouse', isPrimary: true, button: 0 }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  target.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }))
  target.focus({ preventScroll: true })
  target.dispatchEvent(new PointerEvent('pointerup', pointer))
  target.dispatchEvent(new MouseEvent('mouseup', how))
  target.click()
}

/** React keeps the value that it has set: only the setter of the prototype changes it behind its back. */
function fill(target: HTMLElement, value: string): void {
  target.focus({ preventScroll: true })
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')?.set
  set?.call(target, value)
  target.dispatchEvent(new InputEvent('input', { ...how, data: value }))
  target.dispatchEvent(new Event('change', how))
}
