import { useEffect, useState } from 'react'

/** What the server wrote into the head is of the first page only: its title until the site has one of its own, the rest until the address changes. */
export function useFirstHead(path: string): void {
  const [first] = useState(path)
  useEffect(() => document.head.querySelector('title[data-first]')?.remove(), [])
  useEffect(() => {
    if (path !== first) document.head.querySelectorAll('[data-first]').forEach((element) => element.remove())
  }, [path, first])
}
