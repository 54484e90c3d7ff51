import { vi } from 'vitest'
import { startActors, type Actors } from '@/app/wiring/start-actors'
import { tellFailures } from '@/app/wiring/tell-failures'
import { connect } from '@/app/wiring/wiring'
import { readMarks } from '@/entities/theory'
import { defaultConfig } from '@/shared/config'
import { createLocalStore } from '@/shared/lib/local-store'
import { recorder } from './recorded-api'

const added: Parameters<typeof globalThis.addEventListener>[] = []
let actors: Actors | null = null

/** The site without its pages: the real actors and their wiring over the answers of the specification. */
export function openSite(kept: Record<string, string>, changes: Record<string, () => Response> = {}) {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  const add = globalThis.addEventListener.bind(globalThis)
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof globalThis.addEventListener>) => (added.push(given), add(...given)))
  const recorded = recorder(changes)
  vi.stubGlobal('fetch', recorded.fetch)
  const toasts: object[] = []
  const went: string[] = []
  const store = createLocalStore()
  const started = (actors = startActors(
    defaultConfig,
    store,
    tellFailures((toast) => toasts.push(toast)),
  ))
  connect(started, {
    config: defaultConfig,
    store,
    visit: createLocalStore(() => sessionStorage),
    readMarks,
    tabs: { knock: () => undefined, onKnock: () => undefined },
    path: () => '/subjects/math',
    navigate: (path) => void went.push(path),
    toast: (toast) => toasts.push(toast),
    tellProblem: () => undefined,
  })
  started.session.start()
  return { ...recorded, actors: started, toasts, went }
}

/** Ends what `openSite` has begun. */
export function closeSite(): void {
  actors?.session.stop()
  actors?.authModal.stop()
  vi.unstubAllGlobals()
  for (const [type, hear] of added.splice(0)) globalThis.removeEventListener(type, hear)
  localStorage.clear()
}
