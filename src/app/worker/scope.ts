/** The part of a service worker’s own world that is used here; the library of types for it does not go together with that of pages. */
export type Scope = {
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]>
  }
  readonly registration: { readonly waiting: object | null; readonly installing: object | null }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: MessageEvent & Lasting) => void): void
  }
}

export type Client = { readonly url: string; postMessage: (message: unknown, ports: readonly MessagePort[]) => void }
export type Lasting = { waitUntil: (until: Promise<unknown>) => void }
export type Fetching = Lasting & { readonly request: Request; respondWith: (answer: Promise<Response>) => void }
