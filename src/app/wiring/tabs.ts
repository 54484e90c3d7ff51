/** The other tabs of this site in this browser: a knock says that what is kept has changed, not what. */
export type Tabs = { knock: () => void; onKnock: (listener: () => void) => void }

/** Where the browser has no channels or refuses them, nobody hears and nobody knocks. */
export function openTabs(open: () => BroadcastChannel = () => new BroadcastChannel('skladu:session')): Tabs {
  try {
    const channel = open()
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      knock: () => channel.postMessage(null),
      onKnock: (listener) => channel.addEventListener('message', listener),
    }
  } catch {
    return { knock: () => undefined, onKnock: () => undefined }
  }
}
