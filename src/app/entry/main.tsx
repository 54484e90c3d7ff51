import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { hasKeptConfirmation } from '@/features/auth-modal'
import { loadConfig } from '@/shared/config'
import { createLocalStore } from '@/shared/lib/local-store'
import { showToast } from '@/shared/ui/toaster'
import { startActors } from '../wiring/start-actors'
import { connect } from '../wiring/wiring'
import { App } from './app'
import { guardChunks } from './chunk-reload'
import '../styles/index.css'

guardChunks()
const store = createLocalStore()
const visit = createLocalStore(() => sessionStorage)
const config = await loadConfig()
const actors = await startActors(config, store)
connect(actors, { config, store, visit, navigate, path: () => location.pathname, toast: showToast })
actors.session.start()
actors.authModal.start()
actors.outbox.start()
if (hasKeptConfirmation(visit, Date.now())) actors.authModal.send({ type: 'confirmation.restore' })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App config={config} actors={actors} />
  </StrictMode>,
)
