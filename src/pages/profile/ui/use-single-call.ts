import { useOnceCall } from '@/shared/lib/once-call'
import { failureOf } from '../model/failure'
import { tell } from './tell'

type SingleCall<Request> = { isRunning: boolean; isDone: boolean; problem: string | null; run: (request: Request) => void }

/** Runs one piece of work per press; a failed call is also shown as a toast, a refusal by the browser itself is not. */
export function useSingleCall<Request>(
  perform: (request: Request, signal: AbortSignal) => Promise<unknown>,
  onDone?: () => void,
): SingleCall<Request> {
  const call = useOnceCall((request: Request, _key, signal) => perform(request, signal), {
    onAnswer: onDone,
    onFailure: (error) => {
      const { problem, isOwnRefusal } = failureOf(error)
      if (!isOwnRefusal) tell(problem)
    },
  })
  const problem = call.error === null ? null : failureOf(call.error).problem.detail
  return { isRunning: call.state === 'calling', isDone: call.state === 'answered', problem, run: call.make }
}
