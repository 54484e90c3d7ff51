import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { inspection } from '@/shared/lib/inspection'
import { errandMachine } from '../model/errand.machine'
import { tell } from './tell'

type Errand<Given> = { isRunning: boolean; isDone: boolean; problem: string | null; run: (given: Given) => void }

/** Something that one press does; failed calls are told by a toast as well. */
export function useErrand<Given>(work: (given: Given, signal: AbortSignal) => Promise<unknown>, onDone?: () => void): Errand<Given> {
  const run = fromPromise<unknown, { given: unknown }>(({ input, signal }) => work(input.given as Given, signal))
  const errand = useActorRef(errandMachine.provide({ actors: { run } }), inspection())
  const state = useSelector(errand, (snapshot) => snapshot.value)
  const problem = useSelector(errand, (snapshot) => snapshot.context.problem?.detail ?? null)
  useEffect(() => {
    const facts = [errand.on('errand.done', () => onDone?.()), errand.on('call.failed', (fact) => tell(fact.problem))]
    return () => facts.forEach(({ unsubscribe }) => unsubscribe())
  }, [errand, onDone])
  return { isRunning: state === 'running', isDone: state === 'done', problem, run: (given) => errand.send({ type: 'errand.run', given }) }
}
