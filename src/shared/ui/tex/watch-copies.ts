let copying: Promise<(event: ClipboardEvent) => void> | null = null
let isWatching = false

/** From the first formula on, what is copied has formulas as text. The code for it comes when something is selected, before it can be copied. */
export function watchCopies(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('selectionchange', () => {
    if (copying || (getSelection()?.isCollapsed ?? true)) return
    copying = import('./copied-formulas').then(({ copyFormulas }) => copyFormulas)
    copying.then((copy) => document.addEventListener('copy', copy)).catch(() => (copying = null))
  })
}
