import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Lazy parts are compiled on their first use, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** Nothing is laid out here, so nothing ever changes its size. */
class NoSizes implements ResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
globalThis.ResizeObserver ??= NoSizes

/** Nothing moves either: what may stand still does. */
const still = (media: string) =>
  ({
    media,
    matches: media.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList
if ('document' in globalThis) globalThis.matchMedia ??= still

// The files of a run share one window: each test leaves it as it was found.
afterEach(() => {
  if (!('document' in globalThis)) return
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
