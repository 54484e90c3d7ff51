import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { inspection } from '@/shared/lib/inspection'
import { consentMachine } from '../model/consent.machine'
import { tell } from './tell'

export type Consent = {
  ask: () => void
  /** The state of the question, for its dialog. */
  question: { isOpen: boolean; isBusy: boolean; problem: string | null; onGive: () => void; onRefuse: () => void }
}

/** A deed that is done only after a yes; failed calls are told by a toast as well. */
export function useConsent(deed: () => Promise<unknown>, onDone: () => void): Consent {
  const consent = useActorRef(consentMachine.provide({ actors: { doDeed: fromPromise<unknown>(deed) } }), inspection())
  const state = useSelector(consent, (snapshot) => snapshot.value)
  const problem = useSelector(consent, (snapshot) => snapshot.context.problem?.detail ?? null)
  useEffect(() => {
    const facts = [consent.on('deed.done', onDone), consent.on('call.failed', (fact) => tell(fact.problem))]
    return () => facts.forEach(({ unsubscribe }) => unsubscribe())
  }, [consent, onDone])
  return {
    ask: () => consent.send({ type: 'consent.ask' }),
    question: {
      isOpen: state !== 'resting',
      isBusy: state === 'doing',
      problem,
      onGive: () => consent.send({ type: 'consent.give' }),
      onRefuse: () => consent.send({ type: 'consent.refuse' }),
    },
  }
}
