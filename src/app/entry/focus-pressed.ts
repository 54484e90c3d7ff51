const pressable = 'button, summary, a[href], input:is([type=checkbox], [type=radio], [type=file])'

/**
 * Gives a pressed button the focus, which Safari does not: a dialog that it opened would give it back to nobody.
 * @returns ends it.
 */
export function focusPressed(): () => void {
  const focus = ({ target, detail }: MouseEvent) => {
    const isByKey = detail === 0
    if (isByKey || !(target instanceof Element) || (document.activeElement !== null && document.activeElement !== document.body)) return
    target.closest<HTMLElement>(pressable)?.focus({ preventScroll: true })
  }
  document.addEventListener('click', focus, true)
  return () => document.removeEventListener('click', focus, true)
}
