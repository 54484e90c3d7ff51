import { navigate } from 'wouter/use-browser-location'
import { hasStoredConfirmation } from '@/features/auth-modal'
import type { ReadMarks } from '@/entities/theory'
import type { Problem } from '@/shared/api'
import type { Config } from '@/shared/config'
import { openTabChannel } from '@/shared/lib/device-log'
import { readFirstAnswers } from '@/shared/lib/first-answers'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { expectPayloads } from '@/shared/lib/payload'
import { showToast } from '@/shared/ui/toaster'
import { startFaults } from '../faults/start-faults'
import { startWebVitals } from '../web-vitals/start-web-vitals'
import { fetchBeforeLinks, followStill } from '../routing/follow-links'
import { followHistory, namedEntries } from '../routing/history-entries'
import { isPrerendered } from '../routing/prerendered'
import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'
import { startActors, type Actors } from './start-actors'
import { tellFailures } from './tell-failures'
import { connect } from './wiring'

const followedByHand = namedEntries((go, to, options) => go(to, options))

/** Sets the app going in this browser: actors, what connects them, and what the last visit left to be shown. */
export function start(config: Config, store: LocalStore, readMarks: ReadMarks): Actors {
  expectPayloads(isPrerendered(config), readFirstAnswers()?.path ?? null)
  const visit = createLocalStore(() => sessionStorage)
  const tellProblem = (problem: Problem) => showToast({ severity: 'error', title: 'Помилка', ...problem })
  const actors = startActors(config, store, tellFailures(showToast))
  connect(actors, {
    config,
    store,
    visit,
    readMarks,
    tabs: openTabChannel('skladu:session'),
    navigate: (to) => followedByHand(navigate, to),
    path: () => location.pathname,
    toast: showToast,
    tellProblem,
  })
  fetchBeforeLinks(routes)
  followStill(routes)
  followHistory()
  startFaults(config, [actors.session, actors.authModal])
  startWebVitals({
    share: config.field.share,
    address: `${config.apiBaseUrl}/v3/field-reports`,
    build: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '',
    route: matchRoute(routes, location.pathname)?.route.address,
    oldest: actors.log.oldest,
  })
  actors.session.start()
  // Whoever watches the charts sees all of them.
  if (import.meta.env.VITE_STATECHARTS === 'on') actors.authModal.start()
  actors.startLog()
  if (hasStoredConfirmation(visit, Date.now())) actors.authModal.send({ type: 'confirmation.restore' })
  return actors
}
