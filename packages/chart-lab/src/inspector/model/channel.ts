/** The other windows of this origin. */
export type Channel<Word> = { tell: (word: Word) => void; onTold: (listener: (word: Word) => void) => void; close: () => void }

/** Does nothing where the browser has no channels or refuses them. */
export function openChannel<Word>(name: string): Channel<Word> {
  try {
    const channel = new BroadcastChannel(name)
    return {
      tell: (word) => channel.postMessage(word),
      onTold: (listener) => channel.addEventListener('message', ({ data }) => listener(data as Word)),
      close: () => channel.close(),
    }
  } catch {
    return { tell: () => undefined, onTold: () => undefined, close: () => undefined }
  }
}
