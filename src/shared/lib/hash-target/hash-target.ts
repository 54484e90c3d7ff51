import { useEffect } from 'react'

/** Once the page is drawn, brings into view what the address names after `#`: the browser looked for it too early. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id !== '') document.getElementById(decodeURIComponent(id))?.scrollIntoView()
  }, [])
}
