import { useState } from 'react'
import type { Answer } from '#domain/answer'
import { mostAsked } from '#domain/diagnostic'
import { useSurveyGround } from '@/entities/survey'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { answerDiagnostic, beginDiagnostic, factsOf, type Step } from '../api/diagnostic-calls'
import { AskedTask } from './asked-task'
import { Intro } from './intro'
import { DiagnosticAdvice } from './diagnostic-advice'

/** Begins on a press, asks, and says at the end what to begin with. What fails is tried again with the same answer. */
export function Diagnostic({ subject }: { subject: string }) {
  const { clock } = useSurveyGround()
  const [step, setStep] = useState<Step | null>(null)
  const [seen, setSeen] = useState(0)
  const take = (next: Step) => {
    setStep(next)
    setSeen(clock.now())
  }
  const begin = useOnceCall((_: { subject: string }, key) => beginDiagnostic(subject, key, clock.now()), { onAnswer: take })
  const answer = useOnceCall(
    ({ at, facts }: { at: Step; facts: Parameters<typeof answerDiagnostic>[1] }, key) => answerDiagnostic(at, facts, key),
    {
      onAnswer: take,
    },
  )
  const call = step === null ? begin : answer
  const retry = () => (step === null ? begin.make({ subject }) : answer.request && answer.make(answer.request))
  if (step?.asked) return <DiagnosticAdvice subject={subject} asked={step.asked} survey={step.sitting.id} />
  const give = (value: Answer) => {
    if (!step?.question) return
    answer.make({ at: step, facts: factsOf(step.sitting, step.question, value, { seen, now: clock.now() }) })
  }
  return (
    <>
      {call.state === 'refused' && (
        <ProblemNotice title={step === null ? 'Діагностика не почалася' : 'Відповідь не надіслано'} onRetry={retry}>
          {problemText(problemOf(call.error))} {step !== null && 'Її збережено тут: спробуй ще раз.'}
        </ProblemNotice>
      )}
      {step === null ? (
        <Intro isStarting={begin.state === 'calling'} onStart={() => begin.make({ subject })} />
      ) : (
        <AskedTask
          key={step.question.id}
          question={step.question}
          number={step.number}
          most={mostAsked}
          isSending={answer.state === 'calling'}
          onAnswer={give}
        />
      )}
    </>
  )
}
