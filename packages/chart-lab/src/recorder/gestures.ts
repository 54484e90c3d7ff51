import { controlAt, nameControl } from './controls.ts'
import type { Heard } from './listen.ts'
import { isSecretName } from '../secrets/secrets.ts'
import type { Mask } from './mask.ts'
import type { Happening } from './recording.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = /^(text|search|tel|url|email|password|textarea|number)$/
/** The only typed text that is recorded: a short number, such as an answer to a task, never a telephone number. */
const shortNumber = /^[\d.,:;\s/−-]{0,8}$/
const nowhere = { what: 'page', name: '', nth: 0 }

/** A password that is shown is a field of text; what it is for stays. */
const isPassword = ({ type, autocomplete, name }: Field): boolean => type === 'password' || /passw/i.test(`${autocomplete} ${name}`)
const isSecret = (field: Field): boolean =>
  isPassword(field) ||
  /^(tel|email)$/.test(field.type) ||
  /one-time-code|tel|cc-|email|username/.test(field.autocomplete) ||
  isSecretName(field.name) ||
  /code$/i.test(field.name)
const isTyped = (control: Element | null): boolean =>
  typed.test((control as Field | null)?.type ?? '') || (control?.matches('[contenteditable]:not([contenteditable=false])') ?? false)

/** Replaces a typed value by one that is as valid and says nothing of its author. */
function standInFor(field: Field, value: string): string {
  if (!isTyped(field) || (!isSecret(field) && shortNumber.test(value))) return value
  if (isPassword(field)) return 'Masked-0'.slice(0, value.length)
  if (/^\S+@\S+\.\S/.test(value)) return 'masked@example.com'
  const isNumber = field.type === 'number' || /^[+\d\s()-]+$/.test(value)
  return isNumber ? value.replaceAll(/\d/g, '0') : 'x'.repeat(Math.min(value.length, 40))
}

/** Turns an event of the page into a person’s gesture; null where it is none, or part of another. */
export function gestureOf({ event, target, value, controls }: Extract<Heard, { kind: 'page' }>, mask: Mask): Happening | null {
  const control = controlAt(target)
  const name = () => (control ? nameControl(control, controls, mask.line) : nowhere)
  const field = (target ?? {}) as Field
  if (event.type === 'click') {
    // A press on a label comes again as one on its control.
    return control instanceof HTMLLabelElement && control.control ? null : { kind: 'press', ...name() }
  }
  if (event.type === 'input')
    return /^(radio|checkbox|file)$/.test(field.type) || !control || !('value' in control)
      ? null
      : { kind: 'input', ...name(), value: standInFor(field, value) }
  // The page may show the typed text on a control later: its name must not tell it then.
  if (event.type === 'change') return typed.test(field.type) ? (learn(field, value, mask), null) : null
  if (event.type !== 'keydown') return null
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
  const isTyping = isTyped(control) && !/^(Escape|Enter|Arrow)/.test(key)
  return ctrlKey || metaKey || altKey || key === 'Tab' || isTyping ? null : { kind: 'key', ...name(), key }
}

/** A short number is said in many names, and is no secret but where it opens something. */
function learn(field: Field, value: string, mask: Mask): void {
  if (isSecret(field) || !shortNumber.test(value)) mask.learn(value)
}
