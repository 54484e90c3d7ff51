/** The command of a key during an exam. `choose` and `strike` name the key, for the task to say which option it means. */
export type KeyCommand =
  | { kind: 'choose' | 'strike'; key: string; code: string }
  | { kind: 'previous' | 'next' | 'onward' | 'flag' | 'reference' | 'keys' | 'close' }

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

const typed = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])'
/** Elements in which arrows have a meaning of their own: choices, and everything that scrolls sideways. */
const takesArrows = `${typed}, input, [tabindex="0"]`
/** Elements that Enter presses by itself. */
const takesEnter = 'a, button, summary, select, textarea'

/**
 * Reads a key. A field that is typed into loses Enter alone; arrows stay with choices unless Alt is held. `F` goes by its print, `R` and
 * `N` by their place.
 */
export function readKey({ key, code, altKey, ctrlKey, metaKey, shiftKey, target }: Press): KeyCommand | null {
  if (key === 'Escape') return { kind: 'close' }
  const isIn = (selector: string) => target instanceof Element && target.matches(selector)
  if (ctrlKey || metaKey) return null
  if (key === 'Enter') return altKey || isIn(takesEnter) ? null : { kind: 'onward' }
  if (isIn(typed)) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (!altKey && isIn(takesArrows)) return null
    return { kind: key === 'ArrowLeft' ? 'previous' : 'next' }
  }
  if (altKey) return null
  if (key === '?') return { kind: 'keys' }
  if (shiftKey) return strike(key, code)
  if (code === 'KeyR') return { kind: 'reference' }
  if (code === 'KeyN') return { kind: 'next' }
  if (key.toLowerCase() === 'f' || key.toLowerCase() === 'п') return { kind: 'flag' }
  return /^[1-9\p{L}]$/u.test(key) ? { kind: 'choose', key, code } : null
}

/** With Shift a digit prints a sign, so that it goes by its place. */
function strike(key: string, code: string): KeyCommand | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  if (digit) return { kind: 'strike', key: digit, code }
  return /^\p{L}$/u.test(key) ? { kind: 'strike', key, code } : null
}
