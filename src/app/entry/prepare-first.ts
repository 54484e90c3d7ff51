import type { FirstAnswers } from '@/shared/lib/first-answers'
import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'

/** Keeps on the device what came along with the page, as it keeps what is asked for. */
export async function keepFirst({ answers }: FirstAnswers): Promise<void> {
  const { keepSeen } = await import('@/shared/lib/seen')
  for (const [path, body] of Object.entries(answers)) await keepSeen(path, body)
}

/**
 * Fetches what the page needs that the server has already drawn, so that its text is replaced by the same text at one stroke.
 * A failure is none: the page then comes as any other does.
 */
export async function prepareFirst(path: string): Promise<void> {
  const formulas = document.querySelector('#root math') && import('@/shared/ui/tex').then(({ prefetchFormulas }) => prefetchFormulas())
  const page = matchRoute(routes, path)?.route.prepare()
  await Promise.all([page, formulas]).catch(() => undefined)
}

/** Has the code of a page come beside what the page rests on, not after it. A failure is met by the page itself when it is drawn. */
export function fetchPage(path: string): void {
  const match = matchRoute(routes, path)
  if (match?.isValid) void match.route.fetch().catch(() => undefined)
}
