import { useEffect, useState } from 'react'

/** Replaces the head that the server wrote for the first page: its title until the site has one of its own, the rest until the address changes. */
export function useFirstHead(path: string): void {
  const [first] = useState(path)
  useEffect(() => document.head.querySelector('title[data-first]')?.remove(), [])
  useEffect(() => {
    if (path !== first) document.head.querySelectorAll('[data-first]').forEach((element) => element.remove())
  }, [path, first])
}
