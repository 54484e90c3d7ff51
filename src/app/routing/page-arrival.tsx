import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useOwnTitle } from '@/shared/lib/page-title'
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
        <SpokenTitle route={title} />
      </VisuallyHidden>
      {children}
    </main>
  )
}

const SpokenTitle = ({ route }: { route: string }) => <span role="status">{useOwnTitle() ?? route}</span>

/** A heading drawn anew while its page was loading takes the focus over, unless the visitor has begun to act. */
function focusHeading(main: HTMLElement): () => void {
  const attempt = () => {
    const isFree = document.activeElement === document.body || document.activeElement === null
    const heading = main.querySelector<HTMLElement>('h1[tabindex]:not(:has([aria-hidden]))')
    if (isFree || !isArrived) heading?.focus({ preventScroll: true })
    isArrived ||= heading !== null
  }
  let isArrived = false
  const observer = new MutationObserver(attempt)
  const stop = () => {
    observer.disconnect()
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  observer.observe(main, { childList: true, subtree: true })
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  attempt()
  return stop
}
