import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { hashText } from '@/shared/lib/hash-target'
import { useOwnTitle } from '@/shared/lib/page-title'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { returningTo } from './history-entries'

type PageArrivalProps = {
  /** The path, and the part of the query that says what is to be seen there. */
  view: string
  title: string
  children: ReactNode
}

let lastView: string | null = null

/**
 * After every change of view its heading is scrolled to and takes the focus. A way back leads to where the view was left, an address with
 * `#` to its place.
 */
export function PageArrival({ view, title, children }: PageArrivalProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const isFirst = lastView === null
    const isSame = lastView === view
    lastView = view
    if (!main.current || isSame) return undefined
    if (isFirst) return isOpenedAnew() ? reachTarget(main.current, false) : undefined
    const back = returningTo()
    if (!back && location.hash !== '') return reachTarget(main.current, true)
    const stops = [focusHeading(main.current)]
    if (!back) scrollTo({ top: 0, behavior: 'instant' })
    else if (back.to !== undefined) stops.push(scrollBack(main.current, back.to))
    return () => stops.forEach((stop) => stop())
  }, [view])
  useEffect(() => (main.current ? followHeading(main.current) : undefined), [])
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

/** Neither reloaded nor come back to: then the browser itself scrolls to where the visitor was. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return location.hash !== '' && !(entry && 'type' in entry && entry.type !== 'navigate')
}

const headingIn = (main: HTMLElement) => main.querySelector<HTMLElement>('h1[tabindex]:not(:has([aria-hidden]:not(:empty)))')
const isFocusFree = () => document.activeElement === document.body || document.activeElement === null

const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** Tries at once and with everything that comes into the page, until it is done or the visitor begins to act. @returns stops it. */
function whilePageGrows(main: HTMLElement, attempt: (stop: () => void) => void): () => void {
  const observer = new MutationObserver(() => attempt(stop))
  const stop = () => {
    observer.disconnect()
    for (const act of acts) removeEventListener(act, stop, true)
  }
  observer.observe(main, { childList: true, subtree: true })
  for (const act of acts) addEventListener(act, stop, { capture: true, passive: true })
  attempt(stop)
  return stop
}

/** A heading drawn anew while its page was loading takes the focus over. */
function focusHeading(main: HTMLElement): () => void {
  let isArrived = false
  return whilePageGrows(main, () => {
    const heading = headingIn(main)
    if (isFocusFree() || !isArrived) heading?.focus({ preventScroll: true })
    isArrived ||= heading !== null
  })
}

/** Down to where the page was left, as soon as it is long enough again. */
const scrollBack = (main: HTMLElement, to: number): (() => void) =>
  whilePageGrows(main, (stop) => {
    scrollTo({ top: to, behavior: 'instant' })
    if (Math.abs(scrollY - to) < 2) stop()
  })

/** To what the address names after `#`, once it is drawn: the browser looked for it too early. */
function reachTarget(main: HTMLElement, takesFocus: boolean): () => void {
  const id = hashText()
  return whilePageGrows(main, (stop) => {
    const target = document.getElementById(id)
    if (!target) return
    stop()
    target.scrollIntoView({ behavior: 'instant' })
    if (!takesFocus) return
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}

/**
 * A view may give way to another at one address (a purchase that is paid): then the page’s new heading takes the focus.
 * @returns ends it.
 */
function followHeading(main: HTMLElement): () => void {
  let last: string | null = null
  let touched: Element | null = null
  const touch = ({ target }: Event) => void (touched = target instanceof Element ? target : null)
  const look = () => {
    const heading = headingIn(main)
    if (!heading || heading.textContent === last) return
    const isAnother = last !== null
    last = heading.textContent
    if (!isAnother || !touched || touched.isConnected || !isFocusFree()) return
    touched = null
    scrollTo({ top: 0, behavior: 'instant' })
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  main.addEventListener('pointerdown', touch, true)
  main.addEventListener('focusin', touch)
  look()
  return () => {
    observer.disconnect()
    main.removeEventListener('pointerdown', touch, true)
    main.removeEventListener('focusin', touch)
  }
}
