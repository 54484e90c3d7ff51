import { useEffect } from 'react'

/** On paper nothing can be opened: every fold is open while the page is printed. */
export function useUnfoldForPrint(): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = []
    const unfold = () => {
      folded = [...document.querySelectorAll<HTMLDetailsElement>('#main details:not([open])')]
      folded.forEach((each) => (each.open = true))
    }
    const fold = () => folded.forEach((each) => (each.open = false))
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
}
