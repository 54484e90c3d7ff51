import { navigate } from 'wouter/use-browser-location'
import { hasKeptConfirmation } from '@/features/auth-modal'
import type { Config } from '@/shared/config'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { showToast } from '@/shared/ui/toaster'
import { startActors, type Actors } from './start-actors'
import { connect } from './wiring'

/** Sets the app going in this browser: actors, what connects them, and what the last visit left to be shown. */
export function start(config: Config, store: LocalStore): Actors {
  const visit = createLocalStore(() => sessionStorage)
  const actors = startActors(config, store)
  connect(actors, { config, store, visit, navigate, path: () => location.pathname, toast: showToast })
  actors.session.start()
  actors.authModal.start()
  actors.outbox.start()
  if (hasKeptConfirmation(visit, Date.now())) actors.authModal.send({ type: 'confirmation.restore' })
  return actors
}
