/** The part of a service worker’s own world that is used here; the library of types for it does not go together with that of pages. */
export type Scope = {
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]>
    openWindow: (path: string) => Promise<unknown>
  }
  readonly registration: {
    readonly waiting: object | null
    readonly installing: object | null
    showNotification: (title: string, options: Notice) => Promise<void>
    getNotifications: (of: { tag: string }) => Promise<readonly { close: () => void }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: MessageEvent & Lasting) => void): void
    (type: 'push', listener: (event: Lasting & { readonly data: { json: () => unknown } | null }) => void): void
    (type: 'notificationclick', listener: (event: Lasting & Noticed) => void): void
  }
}

export type Client = {
  readonly url: string
  focus?: () => Promise<unknown>
  postMessage: (message: unknown, ports: readonly MessagePort[]) => void
}
export type Lasting = { waitUntil: (until: Promise<unknown>) => void }
export type Fetching = Lasting & { readonly request: Request; respondWith: (answer: Promise<Response>) => void }

/** What a message shows; a button beside its words has a name of its own. */
type Notice = NotificationOptions & { actions: readonly { action: string; title: string }[] }
/** A press on a message: on one of its buttons, or, with an empty `action`, on the message itself. */
export type Noticed = { readonly action: string; readonly notification: { readonly data: unknown; close: () => void } }
