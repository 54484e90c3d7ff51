/** The other tabs with the same paper. */
export type TabChannel = { knock: () => void; close: () => void }

/** A knock says that something was written, not what. Where the browser has no channels or refuses them, nobody hears. */
export function openChannel(id: string, onKnock: () => void = () => undefined): TabChannel {
  try {
    const channel = new BroadcastChannel(`skladu:attempt:${id}`)
    channel.addEventListener('message', onKnock)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      knock: () => channel.postMessage(null),
      close: () => channel.close(),
    }
  } catch {
    return { knock: () => undefined, close: () => undefined }
  }
}
