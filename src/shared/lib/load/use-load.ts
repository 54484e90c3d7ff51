import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Problem } from '../../api'
import { inspection } from '../inspection'
import { NotFoundError } from '../not-found'
import { loadMachine } from './load.machine'

export type Load<T> = { state: 'loading' } | { state: 'ready'; found: T } | { state: 'failed'; problem: Problem; retry: () => void }

/**
 * Loads what a page shows; `read` is taken at the first render, so give the component a `key` when its subject changes.
 * A failed call is said as a toast by whoever watches the calls.
 * @throws NotFoundError during rendering where the server knows of no such thing (404, 422).
 */
export function useLoad<T>(read: () => Promise<T>): Load<T> {
  const [snapshot, send] = useMachine(loadMachine.provide({ actors: { load: fromPromise<unknown>(read) } }), inspection())
  const { found, problem } = snapshot.context
  const isMissing = problem !== null && (problem.status === 404 || problem.status === 422)
  if (snapshot.value === 'ready') return { state: 'ready', found: found as T }
  if (snapshot.value === 'loading' || !problem) return { state: 'loading' }
  if (isMissing) throw new NotFoundError()
  return { state: 'failed', problem, retry: () => send({ type: 'load.retry' }) }
}
