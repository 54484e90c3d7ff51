import type { Grade } from '#domain/review'

export type KeyCommand = 'show' | 'undo' | Grade
type Turn = { isShown: boolean; buttons: 'two' | 'four' }

const grades: Record<Turn['buttons'], readonly Grade[]> = { two: [1, 3], four: [1, 2, 3, 4] }

/** Reads the command of a key by its place on the keyboard, so that it does the same in every layout; null for a key that is not for the card. */
export function keyCommand(event: KeyboardEvent, { isShown, buttons }: Turn): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]')) return null
  if (event.code === 'KeyZ') return 'undo'
  if (event.code === 'Space') return isShown || target?.closest('button, a, summary, audio') ? null : 'show'
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]
  return (isShown && digit !== undefined && grades[buttons][Number(digit) - 1]) || null
}
