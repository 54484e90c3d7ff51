import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'

/**
 * Fetches what the page needs that the server has already drawn, so that its text is replaced by the same text at one stroke.
 * A failure is none: the page then comes as any other does.
 */
export async function prepareFirst(path: string): Promise<void> {
  const formulas = document.querySelector('#root math') && import('@/shared/ui/tex').then(({ prefetchFormulas }) => prefetchFormulas())
  const page = matchRoute(routes, path)?.route.prepare()
  await Promise.all([page, formulas]).catch(() => undefined)
}
