/** What a key means during an exam. `place` counts options from 0. */
export type KeyCommand = { kind: 'choose'; place: number } | { kind: 'previous' | 'next' | 'flag' | 'reference' | 'keys' | 'close' }

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>

const letters = ['123456789', 'абвгд', 'abcde']
const typed = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])'
/** Where arrows have a meaning of their own: choices, and everything that scrolls sideways. */
const takesArrows = `${typed}, input, [tabindex="0"]`

/**
 * Reads a press of a key. Nothing is taken from a field that is being typed into, and arrows stay with choices unless Alt is held.
 * Letters go by what they print, so that А–Д and A–E both work; `R` goes by its place on the keyboard.
 */
export function readKey({ key, code, altKey, ctrlKey, metaKey, target }: Press): KeyCommand | null {
  if (key === 'Escape') return { kind: 'close' }
  const isIn = (selector: string) => target instanceof Element && target.matches(selector)
  if (ctrlKey || metaKey || isIn(typed)) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (!altKey && isIn(takesArrows)) return null
    return { kind: key === 'ArrowLeft' ? 'previous' : 'next' }
  }
  if (altKey) return null
  if (key === '?') return { kind: 'keys' }
  if (code === 'KeyR') return { kind: 'reference' }
  const letter = key.toLowerCase()
  if (letter === 'f' || letter === 'п') return { kind: 'flag' }
  const place = letter.length === 1 ? Math.max(...letters.map((row) => row.indexOf(letter))) : -1
  return place >= 0 ? { kind: 'choose', place } : null
}
