import { createContext, use } from 'react'
import { createActorContext } from '@/shared/lib/actor-context'
import type { outboxMachine } from './outbox.machine'
import type { SafeLog } from './safe-log'
import type { ServerClock } from './server-clock'

const outbox = createActorContext<typeof outboxMachine>('outbox')

/** What a running survey rests on: the device’s answer log, the server’s time, and a word to the outbox that something waits. */
export type SurveyGround = { log: SafeLog; clock: ServerClock; wake: () => void }
const GroundContext = createContext<SurveyGround | null>(null)

export const OutboxProvider = outbox.Provider
export const useOutboxState = outbox.useSelector
export const SurveyGroundProvider = GroundContext.Provider

export function useSurveyGround(): SurveyGround {
  const ground = use(GroundContext)
  if (!ground) throw new Error('No answer log above this component')
  return ground
}
