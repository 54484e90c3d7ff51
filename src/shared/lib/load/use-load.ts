import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Problem } from '../../api'
import { inspection } from '../inspection'
import { NotFoundError } from '../not-found'
import { loadMachine } from './load.machine'

export type Load<T> = { state: 'loading' } | { state: 'ready'; found: T } | { state: 'failed'; problem: Problem; retry: () => void }

/** The state of a chart that has nothing to load. */
const atRest = { snapshot: loadMachine.resolveState({ value: 'ready', context: { found: null, problem: null } }) }

/**
 * Loads what a page shows; `read` is taken at the first render: give the component a `key`.
 * @param read null where the page has it already.
 * @throws NotFoundError for 404 and 422.
 */
export function useLoad<T>(read: (() => Promise<T>) | null): Load<T> {
  const [machine] = useState(() => (read ? loadMachine.provide({ actors: { load: fromPromise<unknown>(read) } }) : loadMachine))
  const [snapshot, send] = useMachine(machine, read ? inspection() : atRest)
  const { found, problem } = snapshot.context
  const isMissing = problem !== null && (problem.status === 404 || problem.status === 422)
  if (snapshot.value === 'ready') return { state: 'ready', found: found as T }
  if (snapshot.value === 'loading' || !problem) return { state: 'loading' }
  if (isMissing) throw new NotFoundError()
  return { state: 'failed', problem, retry: () => send({ type: 'load.retry' }) }
}
