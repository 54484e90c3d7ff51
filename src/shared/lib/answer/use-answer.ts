import type { Problem } from '../../api'
import { useFirstAnswer } from '../first-answers'
import { useLoad } from '../load'
import { readAnswer, type Answered, type AnswerSchema } from './read-answer'

export type Answer<T> =
  | { state: 'loading' }
  | ({ state: 'ready' } & Answered<T>)
  | { state: 'missing' }
  | { state: 'failed'; problem: Problem; retry: () => void }

/**
 * A public answer of the API: from the page, else when it comes, else as this device saw it last. `path` is taken at the first render:
 * give the component a `key`.
 */
export function useAnswer<T>(path: string, schema: AnswerSchema<T>): Answer<T> {
  const first = useFirstAnswer(path) as T | null
  const load = useLoad(first === null ? () => readAnswer(path, schema) : null)
  if (first !== null) return { state: 'ready', found: first, storedAt: null }
  if (load.state !== 'ready') return load
  return load.found ? { state: 'ready', ...load.found } : { state: 'missing' }
}
