import { useEffect, useState } from 'react'

/**
 * Takes over the head that the server wrote for the first page: its title gives way to the page’s, the rest stands until the address
 * changes.
 */
export function useFirstHead(path: string): void {
  const [first] = useState(path)
  useEffect(() => {
    if (document.head.querySelectorAll('title').length > 1) document.head.querySelector('title[data-first]')?.remove()
  }, [])
  useEffect(() => {
    if (path !== first) document.head.querySelectorAll('[data-first]:not(title)').forEach((element) => element.remove())
  }, [path, first])
}
