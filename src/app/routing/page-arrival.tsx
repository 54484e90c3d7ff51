import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

type PageArrivalProps = { path: string; title: string; children: ReactNode }

let lastPath: string | null = null

/** After a change of address the page’s heading takes the focus and its title is spoken, once the heading is there. */
export function PageArrival({ path, title, children }: PageArrivalProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const isFirst = lastPath === null
    const isSame = lastPath === path
    lastPath = path
    if (isFirst || isSame || !main.current || location.hash) return undefined
    window.scrollTo(0, 0)
    return focusHeading(main.current)
  }, [path])
  return (
    <main ref={main} id="main" className={css({ flexGrow: '1', display: 'flex', flexDirection: 'column' })}>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      {children}
    </main>
  )
}

function focusHeading(main: HTMLElement): () => void {
  const attempt = (): boolean => {
    const heading = main.querySelector<HTMLElement>('h1[tabindex]:not(:has([aria-hidden]))')
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (attempt()) return () => undefined
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
