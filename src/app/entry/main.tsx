import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { tokenKeys } from '@/entities/session'
import { readMarks } from '@/entities/theory'
import { prefetchApi } from '@/shared/api'
import { loadConfig } from '@/shared/config'
import { NotFoundError } from '@/shared/lib/not-found'
import { readFirstAnswers } from '@/shared/lib/first-answers'
import { createLocalStore } from '@/shared/lib/local-store'
import type { Actors } from '../wiring/start-actors'
import { App } from './app'
import { guardChunks } from './chunk-reload'
import { repeatEarlyPress } from './early-press'
import { fetchPage, keepFirst, prepareFirst } from './prepare-first'
import { retryStyles } from './style-retry'
import '../styles/index.css'

guardChunks()
retryStyles()
prefetchApi()
const wiring = import('../wiring/start')
const store = createLocalStore()
const inspector =
  import.meta.env.VITE_STATECHARTS === 'on'
    ? import('../statecharts/start').then(({ followActors }) => followActors(store)).catch(console.error)
    : undefined
const first = readFirstAnswers()
const isPrepared = first ? prepareFirst(first.path) : null
if (!first) fetchPage(location.pathname)
const config = await loadConfig()

const place = document.getElementById('root') ?? document.body
const root = createRoot(place, {
  onCaughtError: (error) => (error instanceof NotFoundError ? undefined : console.error(error)),
})
const draw = (actors: Actors | null, hasFailed = false) =>
  root.render(
    <StrictMode>
      <App
        config={config}
        actors={actors}
        hasToken={store.read(tokenKeys.token) !== null}
        hasFailed={hasFailed}
        first={first}
        onDrawn={() => repeatEarlyPress(place)}
      />
    </StrictMode>,
  )

const begin = () => {
  draw(null)
  if (first) void keepFirst(first).catch(() => undefined)
  Promise.all([wiring, inspector]).then(
    ([{ start }]) => draw(start(config, store, readMarks)),
    () => draw(null, true),
  )
}
// Not awaited, nor is the inspector: their code rests on this very module and would wait for its end.
if ('outdated' in document.documentElement.dataset) console.error('This browser is too old: early.js has said so on the page')
else if (isPrepared) void isPrepared.then(begin)
else begin()
