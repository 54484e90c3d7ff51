import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { readMarks } from '@/entities/theory'
import { loadConfig } from '@/shared/config'
import { readFirstAnswers } from '@/shared/lib/first-answers'
import { startInspection } from '@/shared/lib/inspection'
import { restMs } from '@/shared/lib/lazy'
import { createLocalStore } from '@/shared/lib/local-store'
import { NotFoundError } from '@/shared/lib/not-found'
import { noteEvent } from '@/shared/lib/recent-events'
import { keepSeen } from '@/shared/lib/seen'
import { registerWorker } from '@/shared/lib/site-worker'
import { thisBuild } from '../build-update/build'
import { matchRoute, type Route } from '../routing/route'
import { routes } from '../routing/routes'
import { start } from '../wiring/start'
import { App } from './app'
import { guardChunks } from './chunk-reload'
import { focusPressed } from './focus-pressed'
import { wholeSheet } from './whole-sheet'
import '../styles/index.css'

const options: RootOptions = { onCaughtError: (error) => (error instanceof NotFoundError ? undefined : console.error(error)) }

guardChunks()
focusPressed()
void begin()
keepSiteAfterPaint()

/** A page that the server drew is taken over as it stands, once its own code is here; any other is drawn. */
async function begin(): Promise<void> {
  if ('outdated' in document.documentElement.dataset) return console.error('This browser is too old: early.js has said so on the page')
  const replay = import.meta.env.VITE_STATECHARTS === 'on' ? await (await import('../statecharts/replay-here')).replayHere() : null
  const styles = wholeSheet()
  startInspection(noteEvent)
  const first = readFirstAnswers()
  const match = matchRoute(routes, location.pathname)
  const page = match?.isValid ? arrives(match.route.page) : Promise.resolve(true)
  const store = createLocalStore()
  if (import.meta.env.VITE_STATECHARTS === 'on') {
    const { followActors, isSideWindow, showCorner } = await import('../statecharts/start')
    if (isSideWindow(store))
      return (await import('../statecharts/statecharts-page')).showBeside(document.getElementById('root') ?? document.body)
    await followActors(store, replay)
    showCorner(document.body)
  }
  const config = await loadConfig()
  const actors = start(config, store, readMarks)
  const place = document.getElementById('root') ?? document.body
  const app = <App config={config} actors={actors} first={first} onDrawn={() => repeatEarlyPress(place)} />
  if (!first || !place.hasChildNodes()) return createRoot(place, options).render(app)
  const [isHere] = await Promise.all([page, styles])
  if (!isHere) return createRoot(place, options).render(app)
  hydrateRoot(place, app, options)
  // Answers that came with the document are kept on the device like those that the page asks for. Nobody waits for it.
  const answers = Object.fromEntries(Object.entries(first.answers).filter(([path]) => path.startsWith('v3/')))
  setTimeout(() => void keepSeen(answers), restMs)
}

/** Has the site kept on the device from the first visit on, once the page has loaded and the browser is idle. */
function keepSiteAfterPaint(): void {
  const build = thisBuild()
  if (!build) return
  const keep = () => void registerWorker(build.id)
  const beginIdle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(keep, { timeout: 1000 }) : setTimeout(keep, 200))
  if (document.readyState === 'complete') beginIdle()
  else addEventListener('load', beginIdle, { once: true })
}

/** Says whether the code of a page could be fetched; what the server drew cannot be taken over without it. */
async function arrives(page: Route['page']): Promise<boolean> {
  return (
    page?.fetch().then(
      () => true,
      () => false,
    ) ?? true
  )
}

/** React does not hear of a press that came before its code: `early.js` kept the controls, which are still the same. */
function repeatEarlyPress(place: HTMLElement & { pressed?: (HTMLInputElement | HTMLButtonElement)[] }): void {
  place.dataset['alive'] = ''
  for (const control of place.pressed ?? []) {
    if (control instanceof HTMLInputElement) control.checked = control.type === 'checkbox' && !control.checked
    control.click()
  }
}
