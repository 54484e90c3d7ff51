import type { FC } from 'react'
import * as v from 'valibot'
import { lazy, type Lazy } from '@/shared/lib/lazy'
import { addresses, type AddressName } from '@/shared/routes'

type PageOf<S extends v.GenericSchema> = FC<{ params: v.InferOutput<S>; isFrame: boolean }>

/**
 * `learning` has the sections of learning in reach, `site` is without them; `focused` has neither header nor footer: the page is a tool of its own.
 */
export type Layout = 'learning' | 'site' | 'focused'

type RouteSource<S extends v.GenericSchema> = {
  address: AddressName
  /** The schema of the named parts of the address, where it has any; a failure is the 404 page. */
  params?: S
  /**
   * Who may see a page: `authorized` accounts, `visitor` anybody unless the site is guarded, `open` anybody, `public` with its menu,
   * `readable` drawn by the server, `apart` without a session.
   */
  access: 'public' | 'open' | 'readable' | 'visitor' | 'authorized' | 'apart'
  title: string
  isIndexed: boolean
  /** The server owns up to it to nobody: its document is answered as one that is not there. */
  isSecret?: boolean
  /** The header’s menu is that of `public` pages, whatever the access. */
  hasPublicMenu?: boolean
  /** Told apart by the query where an address has several pages. */
  layout?: Layout | ((search: string) => Layout)
  /**
   * What of the query says which view is to be seen; all of it where nothing is given. The rest refines the view, which stays where it is.
   */
  view?: (search: string) => string
  /** null until the page is written: its address shows the 404 page. */
  load: (() => Promise<PageOf<S>>) | null
  /** The page has a frame, which the server draws for everybody: `isFrame` says that there is no session yet. */
  hasFrame?: boolean
}

export type Route = Omit<RouteSource<v.GenericSchema>, 'load' | 'params'> & {
  params: v.GenericSchema
  pattern: RegExp
  /** null until it is written. */
  page: Lazy<LoadedPage> | null
}

export type LoadedPage = FC<{ params: unknown; isFrame: boolean }>

const none: v.GenericSchema = v.object({})

/** One line of the routing table; the page’s parameters are those that the schema gives. */
export function defineRoute<S extends v.GenericSchema>({ load: loadOnce, params = none as S, ...route }: RouteSource<S>): Route {
  const load = loadOnce && (() => loadOnce().catch(() => afterPause().then(loadOnce)))
  const page = load && lazy<LoadedPage>(load)
  return { ...route, params, pattern: addresses[route.address].pattern, page }
}

/** A connection that broke off has come back by then, as a rule; a build that is gone has reloaded the page. */
const afterPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000))

export type Found = { route: Route; params: unknown }
export type Match = Found & { isValid: boolean }

/** The first route whose pattern fits decides; its parameters may fail its schema. */
export function matchRoute(routes: readonly Route[], path: string): Match | null {
  for (const route of routes) {
    const match = route.pattern.exec(path)
    if (!match) continue
    const params = v.safeParse(route.params, decoded(match.groups ?? {}))
    return { route, params: params.output, isValid: params.success }
  }
  return null
}

/** The header’s menu on it is that of public pages. */
export const hasPublicMenu = (route: Route | undefined): boolean => route?.access === 'public' || route?.hasPublicMenu === true

/** The layout of a route; an unknown address has the sections of the site too. */
export function layoutOf(route: Route | undefined, search: string): Layout {
  const own = typeof route?.layout === 'function' ? route.layout(search) : route?.layout
  return own ?? (route?.access === 'open' || hasPublicMenu(route) ? 'site' : 'learning')
}

/** Another value is another view of the site. */
export const viewOf = (route: Route | undefined, path: string, search: string): string =>
  `${path}?${route?.view ? route.view(search) : search}`

/** There is a page: parameters fit and somebody has written it. */
export const isFound = (match: Match | null): match is Match => match !== null && match.isValid && match.route.page !== null

/** Only the holder of a session token may enter. `isSiteGuarded` guards every page that is neither public nor open. */
export const needsAccount = ({ access }: Route, isSiteGuarded: boolean): boolean =>
  access === 'authorized' || (isSiteGuarded && (access === 'visitor' || access === 'readable'))

function decoded(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, part === undefined ? part : decodePart(part)]))
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '\u0000'
  }
}
