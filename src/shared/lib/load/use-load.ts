import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Problem } from '../../api'
import { useErrorToast } from '../../ui/toaster'
import { inspection } from '../inspection'
import { NotFoundError } from '../not-found'
import { loadMachine } from './load.machine'

export type Load<T> = { state: 'loading' } | { state: 'ready'; found: T } | { state: 'failed'; problem: Problem; retry: () => void }

/**
 * Loads what a page shows; `read` is taken at the first render, so give the component a `key` when its subject changes.
 * A failure is also said as a toast, unless the load is a quiet one that the visitor did not ask for.
 * @throws NotFoundError during rendering where the server knows of no such thing (404, 422).
 */
export function useLoad<T>(read: () => Promise<T>, loudness: 'loud' | 'quiet' = 'loud'): Load<T> {
  const [snapshot, send] = useMachine(loadMachine.provide({ actors: { load: fromPromise<unknown>(read) } }), inspection())
  const { found, problem } = snapshot.context
  const isMissing = problem !== null && (problem.status === 404 || problem.status === 422)
  useErrorToast(snapshot.value === 'failed' && loudness === 'loud' && !isMissing ? problem?.detail : undefined)
  if (snapshot.value === 'ready') return { state: 'ready', found: found as T }
  if (snapshot.value === 'loading' || !problem) return { state: 'loading' }
  if (isMissing) throw new NotFoundError()
  return { state: 'failed', problem, retry: () => send({ type: 'load.retry' }) }
}
