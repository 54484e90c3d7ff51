import { useState, type ReactNode } from 'react'
import { useSession } from '@/entities/session'
import { useSurveyGround } from '@/entities/survey'
import { laterPart } from '@/shared/lib/later'

const Question = laterPart(async () => (await import('./sign-out-question')).SignOutQuestion)

/** Leaves the account at once where the server has every answer of this device; otherwise asks first. The question is to be drawn. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const session = useSession()
  const { log } = useSurveyGround()
  const [isAsked, setAsked] = useState(false)
  const leave = () => session.send({ type: 'session.end' })
  const signOut = () =>
    void log.waiting().then(
      (waiting) => (waiting.length > 0 ? setAsked(true) : leave()),
      () => leave(),
    )
  const answer = (isLeaving: boolean) => {
    setAsked(false)
    if (isLeaving) leave()
  }
  const question = isAsked && <Question onAnswer={answer} />
  return { signOut, question }
}
