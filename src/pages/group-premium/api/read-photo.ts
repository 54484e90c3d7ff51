import { scriptUrl } from '@/shared/lib/trusted-types'
import type { SheetKit } from '../model/sheet-kit'
import { knownWork } from '../model/sheet-kit'
import type { SheetReading, SheetRefusal } from '../model/sheet-reading/read-sheet'
// oxlint-disable-next-line import/default -- the build gives the address of the worker for this query
import address from './sheet-reader.worker.ts?worker&url'

const longestMs = 30_000

/** Fetches the reader beforehand: the worker of the site keeps what it has seen, so that sheets are read without a network. */
export const keepReader = async (): Promise<void> => void (await fetch(scriptUrl(address), { priority: 'low' }).catch(() => undefined))

/** Reads a photo beside the page: nothing of it leaves the device. Rejects where it cannot be opened or takes too long. */
export async function readPhoto(photo: Blob, kit: SheetKit, signal: AbortSignal): Promise<SheetReading | SheetRefusal> {
  const worker = new Worker(scriptUrl(address), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading | SheetRefusal>()
  worker.onmessage = ({ data }: MessageEvent<{ reading: SheetReading | SheetRefusal } | { failure: string }>) =>
    'reading' in data ? resolve(data.reading) : reject(new Error(data.failure))
  worker.onerror = ({ message }) => reject(new Error(message))
  signal.addEventListener('abort', () => reject(new DOMException('No longer wanted', 'AbortError')))
  const timer = setTimeout(() => reject(new Error('The photo took too long')), longestMs)
  worker.postMessage({ photo, work: knownWork(kit) })
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
