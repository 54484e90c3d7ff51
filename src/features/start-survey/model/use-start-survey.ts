import { useLocation } from 'wouter'
import { useSurveyGround } from '@/entities/survey'
import { problemOf, type Problem } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { addresses } from '@/shared/routes'
import { useErrorToast } from '@/shared/ui/toaster'
import { makeSurvey, type Wish } from '../api/make-survey'

type Start = { start: (request: Wish) => void; isStarting: boolean; problem: Problem | null }

/** Creates a survey and opens it; a failure is shown as a toast and stays in `problem` until the next try. */
export function useStartSurvey(): Start {
  const { clock, log } = useSurveyGround()
  const [, navigate] = useLocation()
  const call = useOnceCall((request: Wish, key) => makeSurvey({ request, key }, { clock, log }), {
    onAnswer: ({ id, subject }) => navigate(addresses.survey.to({ subject, surveyId: id })),
  })
  const isStarting = call.state === 'calling' || call.state === 'answered'
  const problem = call.error === null ? null : problemOf(call.error)
  useErrorToast(isStarting ? undefined : problem?.detail)
  const start = (request: Wish) => {
    // Its tasks come one by one, on a page of its own.
    if ('mode' in request && request.mode === 'diagnostic') navigate(addresses.diagnostic.to({ subject: request.subject }))
    else if (!isStarting) call.make(request)
  }
  return { start, isStarting, problem }
}
