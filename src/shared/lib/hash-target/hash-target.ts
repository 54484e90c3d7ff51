import { useEffect } from 'react'
import { hashText } from './hash-text'

/** Once the page is drawn, brings into view what the address names after `#`: the browser looked for it too early. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = hashText()
    if (id !== '') document.getElementById(id)?.scrollIntoView()
  }, [])
}
