import type { KyInstance, Options } from 'ky'
import { AnotherOwnerError, isUnanswered, problemOf, type Problem } from './problem'

/** A call as its caller named it; `isUnasked`: nobody has asked for it, see `marks.ts`. */
export type Call = { method: string; path: string; isUnasked: boolean }

/** Hears how every call ends, except those that their caller gave up. `hasAnswer`: something came back, even nonsense. */
export type CallWatcher = { onFailed: (call: Call, problem: Problem, hasAnswer: boolean) => void; onAnswered: (call: Call) => void }

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The same client, watched: a failure is told once, whether on the way, at the server or in an answer that breaks the contract. */
export function watched(client: KyInstance, { onFailed, onAnswered }: CallWatcher): KyInstance {
  const watch = (verb: (typeof verbs)[number]) => (path: string, options?: Options) => {
    const call = { method: verb.toUpperCase(), path, isUnasked: options?.context?.['isUnasked'] === true }
    let isRead = false
    let isOver = false
    const fail = (error: unknown) => {
      if (!isOver && options?.signal?.aborted !== true && !(error instanceof AnotherOwnerError))
        onFailed(call, problemOf(error), !isUnanswered(error))
      isOver = true
    }
    const answer = client[verb](path, options)
    const read = answer.json as (schema?: unknown) => Promise<never>
    answer.then(() => isRead || onAnswered(call), fail)
    answer.json = async (schema?: unknown) => {
      isRead = true
      try {
        const body = await read.call(answer, schema)
        onAnswered(call)
        return body
      } catch (error) {
        fail(error)
        throw error
      }
    }
    return answer
  }
  return Object.assign(
    (...given: Parameters<KyInstance>) => client(...given),
    client,
    Object.fromEntries(verbs.map((verb) => [verb, watch(verb)])),
  )
}
