import { createRoot, type Root } from 'react-dom/client'
import { fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { settle } from '#chart-lab/testing'
import { App } from '@/app/entry/app'
import { startActors, type Actors } from '@/app/wiring/start-actors'
import { connect } from '@/app/wiring/wiring'
import { tellFailures } from '@/app/wiring/tell-failures'
import { readMarks } from '@/entities/theory'
import { hasStoredConfirmation } from '@/features/auth-modal'
import { defaultConfig } from '@/shared/config'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { fetchFrom, type ScriptedBackEnd } from '../scripted-back-end'
import { readScreen } from './read-screen'
import type { Hand } from './screen-driver'

/** A deployment that has set Google up. */
const config = { ...defaultConfig, googleApiKey: 'g' }

type Prompted = { isNotDisplayed: () => boolean; isSkippedMoment: () => boolean; isDismissedMoment: () => boolean }

/** The whole site in jsdom, with its own wiring; only the network, the clock and Google’s script are not the real ones. */
export function jsdomHand(server: ScriptedBackEnd): Hand {
  let root: Root | null = null
  let actors: Actors | null = null
  const told: string[] = []
  let letGo: (() => void)[] = []
  let google: { callback?: (answer: { credential: string }) => void; tell?: (moment: Prompted) => void } = {}

  function run(): void {
    vi.stubGlobal('fetch', fetchFrom(server))
    vi.stubGlobal('google', {
      accounts: { id: { initialize: (given: object) => void Object.assign(google, given), prompt: asks, cancel: () => undefined } },
    })
    listen()
    const place = document.body.appendChild(document.createElement('div'))
    const store = createLocalStore()
    actors = startSite(store)
    root = createRoot(place)
    root.render(<App config={config} actors={actors} />)
  }
  /** As `start` does it, but what would be said in the corner is written down, once while it stands: messages there outlive their page. */
  function startSite(store: LocalStore): Actors {
    const visit = createLocalStore(() => sessionStorage)
    const standing = new Set<string>()
    const toast = ({ detail = '' }: { detail?: string }) => {
      if (standing.has(detail)) return
      standing.add(detail)
      setTimeout(() => standing.delete(detail))
      told.push(detail)
    }
    const started = startActors(config, store, tellFailures(toast))
    const tabs = { knock: () => undefined, onKnock: () => undefined }
    connect(started, {
      config,
      store,
      visit,
      readMarks,
      tabs,
      navigate,
      path: () => location.pathname,
      toast,
      tellProblem: toast,
    })
    started.session.start()
    started.authModal.start()
    if (hasStoredConfirmation(visit, Date.now())) started.authModal.send({ type: 'confirmation.restore' })
    return started
  }
  const asks = (tell: (moment: Prompted) => void) => void (google.tell = tell)

  /** The app never stops listening, the next page would hear it. */
  function listen(): void {
    const add = globalThis.addEventListener
    vi.stubGlobal('addEventListener', (...given: Parameters<typeof add>) => {
      letGo.push(() => globalThis.removeEventListener(given[0], given[1]))
      add.apply(globalThis, given)
    })
  }

  function shut(): void {
    root?.unmount()
    for (const actor of [actors?.session, actors?.authModal]) actor?.stop()
    for (const forget of letGo) forget()
    letGo = []
    google = {}
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  }

  const scope = () => document.querySelector('[role=dialog], [role=alertdialog]') ?? document
  const find = <Found extends Element>(selector: string, fits: (element: Found) => boolean): Promise<Found> =>
    vi.waitFor(() => [...scope().querySelectorAll<Found>(selector)].find(fits) ?? expect.unreachable(`no ${selector} to be found`), {
      timeout: 5000,
      interval: 5,
    })
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.matches('input') ? element.closest('label') : element)?.textContent ?? '').trim()

  return {
    open: (path, kept, visit) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(visit)) sessionStorage.setItem(key, text)
      history.replaceState(null, '', path)
      run()
    },
    reload: () => {
      shut()
      run()
    },
    read: () => ({ ...readScreen(), toasts: told }),
    hush: settle,
    press: async (name) => {
      const control = await find<HTMLElement>('button, input[type=checkbox]', (button) => new RegExp(name).test(nameOf(button)))
      fireEvent.pointerDown(control)
      fireEvent.click(control)
    },
    fill: async (label, text) => {
      const field = await find<HTMLInputElement>('input', ({ labels }) => labels?.[0]?.textContent === label)
      fireEvent.input(field, { target: { value: text } })
    },
    go: (path) => history.pushState(null, '', path),
    comeBack: () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    reconnect: () => globalThis.dispatchEvent(new Event('online')),
    answerAs: async (kind) => {
      const tell = await vi.waitFor(() => google.tell ?? expect.unreachable('Google was not asked'))
      if (kind === 'credential') google.callback?.({ credential: 'google' })
      else tell({ isNotDisplayed: () => false, isSkippedMoment: () => true, isDismissedMoment: () => false })
      google.tell = undefined
    },
    pass: (ms) => vi.advanceTimersByTimeAsync(ms),
    inAnotherTab: (texts) => {
      for (const [key, text] of Object.entries(texts)) {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      }
      globalThis.dispatchEvent(new StorageEvent('storage', { key: null }))
    },
    stop: async () => {
      await settle()
      shut()
    },
  }
}
