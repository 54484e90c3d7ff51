import { tellHeard } from '../recording'

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
          tellHeard(name, data)
          listener(data as Word)
        }),
      close: () => channel.close(),
    }
  } catch {
    return { knock: () => undefined, onKnock: () => undefined, close: () => undefined }
  }
}
