import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { navigate as open } from 'wouter/use-browser-location'
import { fetchPayloadAhead } from '@/shared/lib/payload'
import { namedEntries } from './history-entries'
import { isFound, matchRoute, type Route } from './route'

/** Signs that a link is about to be followed. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Fetches the code and the first answers of a page as soon as a link to it is hovered, touched or focused. @returns ends it. */
export function fetchBeforeLinks(routes: readonly Route[], root: EventTarget = document): () => void {
  const hear = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isInside(link)) fetchPage(routes, new URL(link.href))
  }
  for (const sign of signs) root.addEventListener(sign, hear, { passive: true })
  return () => signs.forEach((sign) => root.removeEventListener(sign, hear))
}

/** Follows links in what React has left as the server drew it (`Still`), as it follows its own. @returns ends it. */
export function followStill(routes: readonly Route[], root: Document = document): () => void {
  const follow = namedEntries(crossFade(routes))
  const hear = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-still] a') : null
    const isForBrowser = event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (!link || isForBrowser || link.origin !== location.origin || link.target !== '') return
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    follow(open, link.pathname + link.search + link.hash)
  }
  root.addEventListener('click', hear)
  return () => root.removeEventListener('click', hear)
}

/** Another page of the site, in this tab. */
const isInside = ({ origin, pathname, target, href }: HTMLAnchorElement): boolean =>
  href !== '' && origin === location.origin && target !== '_blank' && pathname !== location.pathname

function fetchPage(routes: readonly Route[], address: URL): void {
  const match = matchRoute(routes, address.pathname)
  if (!isFound(match)) return
  match.route.page?.ahead()
  void fetchPayloadAhead(address)
}

/** Draws a page that is here already in one step, fading over where the browser can and the visitor does not mind motion. */
export function crossFade(routes: readonly Route[]): AroundNavHandler {
  return (navigate, to, options) => {
    const { pathname } = new URL(to, location.href)
    const isHere = matchRoute(routes, pathname)?.route.page?.here() !== undefined && pathname !== location.pathname
    const canFade = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isHere || !canFade) return navigate(to, options)
    const { ready, finished } = document.startViewTransition(async () => {
      flushSync(() => navigate(to, options))
      await settled()
    })
    // A fade that is cut short by the next one, or by a hidden tab, has drawn its page too.
    for (const end of [ready, finished]) end.catch(() => undefined)
  }
}

/** Answers that were fetched ahead are drawn with the page. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
