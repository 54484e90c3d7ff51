let overhear: ((channel: string, data: unknown) => void) | undefined

/** From now on what other tabs say to this one is told to a listener too: whoever records the page. */
export const overhearTabs = (listener: (channel: string, data: unknown) => void): void => void (overhear = listener)

/** The other tabs of this site in this browser. */
export type TabChannel<Word = string> = {
  knock: (word: Word) => void
  onKnock: (listener: (word: Word) => void) => void
  close: () => void
}

/** Opens the channel between tabs. Where the browser has none or refuses it, nobody hears and nobody knocks. */
export function openTabChannel<Word = string>(name: string): TabChannel<Word> {
  try {
    const channel = new BroadcastChannel(name)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      knock: (word) => channel.postMessage(word),
      onKnock: (listener) =>
        channel.addEventListener('message', ({ data }) => {
          overhear?.(name, data)
          listener(data as Word)
        }),
      close: () => channel.close(),
    }
  } catch {
    return { knock: () => undefined, onKnock: () => undefined, close: () => undefined }
  }
}
