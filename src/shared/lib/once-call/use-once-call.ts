import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { inspection } from '../inspection'
import { surroundings } from '../surroundings'
import type { Call } from './call-key'
import { onceCallMachine } from './once-call.machine'

type Perform<Request, Answer> = (request: Request, key: string, signal: AbortSignal) => Promise<Answer>
type Listeners<Answer> = { onAnswer?: (answer: Answer) => void; onFailure?: (error: unknown) => void }

export type OnceCall<Request, Answer> = {
  state: 'ready' | 'calling' | 'answered' | 'refused'
  /** The last request; null before the first and after `reset`. */
  request: Request | null
  answer: Answer | null
  /** The reason why the last try failed; null while a new one runs. */
  error: unknown
  make: (request: Request) => void
  reset: () => void
}

/** Makes a call once for each request: a press during a call is ignored, and a repeated request after a failure keeps its key. */
export function useOnceCall<Request, Answer>(
  perform: Perform<Request, Answer>,
  { onAnswer, onFailure }: Listeners<Answer> = {},
): OnceCall<Request, Answer> {
  const [caller] = useState(createCaller<Request, Answer>)
  useLayoutEffect(() => caller.take(perform), [caller, perform])
  const actor = useActorRef(caller.machine, { input: surroundings, ...inspection() })
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  useEffect(() => {
    const facts = [
      actor.on('call.answered', ({ answer }) => onAnswer?.(answer as Answer)),
      actor.on('call.failed', ({ error }) => onFailure?.(error)),
    ]
    return () => facts.forEach(({ unsubscribe }) => unsubscribe())
  }, [actor, onAnswer, onFailure])
  return {
    state,
    request: (context.call?.request ?? null) as Request | null,
    answer: context.answer as Answer | null,
    error: context.error,
    make: (request) => actor.send({ type: 'call.make', request }),
    reset: () => actor.send({ type: 'call.reset' }),
  }
}

/** The chart, made once, of a call that each drawing may give anew. */
function createCaller<Request, Answer>() {
  let latest: Perform<Request, Answer> | null = null
  const perform = fromPromise<unknown, Call | null>(async ({ input, signal }) => {
    if (!input || !latest) throw new Error('No request was made')
    return latest(input.request as Request, input.key, signal)
  })
  return { machine: onceCallMachine.provide({ actors: { perform } }), take: (given: typeof latest) => void (latest = given) }
}
