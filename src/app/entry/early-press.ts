type Pressable = HTMLElement & { pressed?: { place: number; text: string | null } }

/**
 * Does again what was pressed on the page that the server drew, now that the same page is alive: `early.js` kept the last press
 * by its place among the controls. A control that stands elsewhere or says something else is left alone.
 */
export function repeatEarlyPress(root: Pressable): void {
  root.dataset['alive'] = ''
  const { pressed } = root
  if (!pressed) return
  delete root.pressed
  const control = root.querySelectorAll<HTMLElement>('button, summary')[pressed.place]
  if (control?.textContent !== pressed.text) return
  control.focus()
  control.click()
}
