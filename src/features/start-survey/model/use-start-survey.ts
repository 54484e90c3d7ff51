import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { useSurveyGround } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import { inspection } from '@/shared/lib/inspection'
import { addresses } from '@/shared/routes'
import { useErrorToast } from '@/shared/ui/toaster'
import { makeSurvey, type Wish } from '../api/make-survey'
import { startSurveyMachine } from './start-survey.machine'

type Start = { start: (request: Wish) => void; isStarting: boolean; problem: Problem | null }

/** Has a survey made and leads to it; a failure is said as a toast and stays in `problem` until the next try. */
export function useStartSurvey(): Start {
  const { clock, log } = useSurveyGround()
  const [, navigate] = useLocation()
  const create = fromPromise(({ input }: { input: Parameters<typeof makeSurvey>[0] }) => makeSurvey(input, { clock, log }))
  const starter = useActorRef(startSurveyMachine.provide({ actors: { create } }), inspection())
  const isStarting = useSelector(starter, (snapshot) => !snapshot.matches('ready'))
  const problem = useSelector(starter, (snapshot) => snapshot.context.problem)
  useErrorToast(isStarting ? undefined : problem?.detail)
  useEffect(() => {
    const { unsubscribe } = starter.on('survey.started', ({ id, subject }) => navigate(addresses.survey.to({ subject, surveyId: id })))
    return unsubscribe
  }, [starter, navigate])
  return { start: (request) => starter.send({ type: 'survey.start', request }), isStarting, problem }
}
