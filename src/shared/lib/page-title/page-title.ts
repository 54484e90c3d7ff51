import { createContext, use, useEffect, useSyncExternalStore } from 'react'

type Listener = () => void

/** The title that the page on screen gives itself. It stands outside of what is drawn: a new one draws nothing anew but the title. */
export function createPageTitle() {
  const listeners = new Set<Listener>()
  let title: string | null = null
  return {
    read: () => title,
    set(next: string | null) {
      title = next
      for (const tell of listeners) tell()
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const PageTitleContext = createContext(createPageTitle())

export const PageTitleProvider = PageTitleContext.Provider

/** Names the page after what it shows, once that is known; null falls back to the title of its route. */
export function usePageTitle(title: string | null): void {
  const own = use(PageTitleContext)
  useEffect(() => {
    own.set(title)
    return () => own.set(null)
  }, [own, title])
}

/** The title that the page has given itself so far. */
export function useOwnTitle(): string | null {
  const { subscribe, read } = use(PageTitleContext)
  return useSyncExternalStore(subscribe, read, read)
}
