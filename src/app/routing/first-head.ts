import { useEffect, useState } from 'react'

/** What the server wrote into the head is of the first page only: its title is taken over by the site or gives way to that of the site, the rest stays until the address changes. */
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
