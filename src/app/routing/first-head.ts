import { useEffect, useState } from 'react'

/** Replaces the head that the server wrote for the first page: its title is taken over or gives way to that of the site, the rest stands until the address changes. */
export function useFirstHead(path: string): void {
  const [first] = useState(path)
  useEffect(() => {
    const [sent, own] = document.head.querySelectorAll('title')
    if (own) sent?.remove()
  }, [])
  useEffect(() => {
    if (path !== first) document.head.querySelectorAll('[data-first]:not(title)').forEach((element) => element.remove())
  }, [path, first])
}
