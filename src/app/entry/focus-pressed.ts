const pressable = 'button, summary, a[href], input:is([type=checkbox], [type=radio], [type=file])'

/**
 * Safari gives a pressed button no focus, so that a dialog which it opened would give the focus back to nobody. Here it gets it, as in other browsers,
 * before anything else hears of the press. @returns ends it.
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
