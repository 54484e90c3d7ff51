import { scriptUrl } from '@/shared/lib/trusted-types'
import type { SheetKit } from '../model/sheet-kit'
import { knownWork } from '../model/sheet-kit'
import type { SheetReading, SheetRefusal } from '../model/sheet-reading/read-sheet'
// oxlint-disable-next-line import/default -- the build gives the address of the worker for this query
import address from './sheet-reader.worker.ts?worker&url'

const longestMs = 30_000

/** Fetches the reader beforehand: the worker of the site keeps what it has seen, so that sheets are read without a network. */
export const keepReader = async (): Promise<void> => void (await fetch(scriptUrl(address), { priority: 'low' }).catch(() => undefined))

export type SheetReader = {
  /** Rejects where a photo cannot be opened or takes too long. */
  read: (photo: Blob, kit: SheetKit, signal: AbortSignal) => Promise<SheetReading | SheetRefusal>
  close: () => void
}

/**
 * Reads photos beside the page, one after another: nothing of them leaves the device. One worker reads a whole pile, since what it compiles at the
 * first photo makes the rest several times as fast.
 */
export function sheetReader(): SheetReader {
  let worker: Worker | null = null
  const close = () => {
    worker?.terminate()
    worker = null
  }
  const read: SheetReader['read'] = async (photo, kit, signal) => {
    const own = (worker ??= new Worker(scriptUrl(address), { type: 'module' }))
    const { promise, resolve, reject } = Promise.withResolvers<SheetReading | SheetRefusal>()
    const fail = (error: Error) => {
      // It may still be at this photo: the next one gets another.
      if (worker === own) close()
      reject(error)
    }
    const stop = () => fail(new DOMException('No longer wanted', 'AbortError'))
    const timer = setTimeout(() => fail(new Error('The photo took too long')), longestMs)
    signal.addEventListener('abort', stop)
    own.onmessage = ({ data }: MessageEvent<{ reading: SheetReading | SheetRefusal } | { failure: string }>) =>
      'reading' in data ? resolve(data.reading) : reject(new Error(data.failure))
    own.onerror = ({ message }) => fail(new Error(message))
    own.postMessage({ photo, work: knownWork(kit) })
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  }
  return { read, close }
}
