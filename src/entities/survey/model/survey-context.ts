import { createContext, use } from 'react'
import { createActorContext } from '@/shared/lib/actor-context'
import type { outboxMachine, ServerClock } from '@/shared/lib/device-log'
import type { AnswerLog } from './answer-log'

const outbox = createActorContext<typeof outboxMachine>('outbox')

/** The ground of a running survey: the device’s answer log and the server’s time. */
export type SurveyGround = { log: AnswerLog; clock: ServerClock }
const GroundContext = createContext<SurveyGround | null>(null)

export const OutboxProvider = outbox.Provider
export const useOutboxState = outbox.useSelector
export const SurveyGroundProvider = GroundContext.Provider

export function useSurveyGround(): SurveyGround {
  const ground = use(GroundContext)
  if (!ground) throw new Error('No answer log above this component')
  return ground
}
