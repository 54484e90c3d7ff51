import type { Config } from '@/shared/config'
import { showToast } from '@/shared/ui/toaster'
import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'
import { breakDown } from './fatal'
import { hearFaults } from './hear-faults'
import { faultReporter } from './report-fault'
import { drawingFailed } from './drawing-failed'

/** Starts to hear what breaks in this page. @param rests what it cannot go on without. */
export function startFaults(config: Config, rests: readonly { getSnapshot: () => { status: string } }[]): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
  const take = hearFaults({
    isBroken: () =>
      rests.some((actor) => actor.getSnapshot().status !== 'active') || document.querySelector('#root main, #root h1') === null,
    breakDown: (error) => {
      breakDown(error)
      setTimeout(leaveIfEmpty)
    },
    report: faultReporter(config.clientErrors.share),
    toast: showToast,
    route: () => matchRoute(routes, location.pathname)?.route.address ?? 'unknown',
    build,
  })
  drawingFailed.hear = (error) => take({ kind: 'render', error })
}

/** Nothing is left that could draw the error page: it is asked of the server. */
function leaveIfEmpty(): void {
  if (document.querySelector('#root h1') === null && !location.pathname.startsWith('/error')) location.replace('/error')
}
