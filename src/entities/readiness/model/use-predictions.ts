import { useEffect, useState } from 'react'
import { isPredictable, type SubjectReadiness } from '#domain/prediction'
import type { Prediction } from '#domain/forecast/range'
import { scriptUrl } from '@/shared/lib/trusted-types'
// oxlint-disable-next-line import/default -- the build gives the address of the worker for this query
import address from './prediction.worker.ts?worker&url'

const none: readonly Prediction[] = []

/** Counts beside the page; where the browser has no workers, or cannot fetch this one, on the page itself. */
async function predict(readiness: readonly SubjectReadiness[], signal: AbortSignal): Promise<readonly Prediction[]> {
  try {
    return await inWorker(readiness, signal)
  } catch {
    if (signal.aborted) return none
    return (await import('#domain/forecast/range')).predictAll(readiness)
  }
}

function inWorker(readiness: readonly SubjectReadiness[], signal: AbortSignal): Promise<readonly Prediction[]> {
  const worker = new Worker(scriptUrl(address), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly Prediction[]>()
  worker.onmessage = ({ data }: MessageEvent<readonly Prediction[]>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(readiness)
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise.finally(() => worker.terminate())
}

/** Ranges by subject, null while they are being counted; empty without evidence. */
export function usePredictions(readiness: readonly SubjectReadiness[]): readonly Prediction[] | null {
  const [found, setFound] = useState<readonly Prediction[] | null>(null)
  const isAny = readiness.some(({ now }) => isPredictable(now))
  useEffect(() => {
    if (!isAny) return undefined
    const stop = new AbortController()
    predict(readiness, stop.signal).then(
      (predictions) => !stop.signal.aborted && setFound(predictions),
      (error: unknown) => {
        if (stop.signal.aborted) return
        setFound(none)
        reportError(error)
      },
    )
    return () => stop.abort()
  }, [readiness, isAny])
  return isAny ? found : none
}
