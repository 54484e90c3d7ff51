import { createActorContext } from '@/shared/lib/actor-context'
import type { outboxMachine, ServerClock } from '@/shared/lib/device-log'
import { createRequiredContext } from '@/shared/lib/required-context'
import type { AnswerLog } from './answer-log'

const outbox = createActorContext<typeof outboxMachine>('outbox')

/** The ground of a running survey: the device’s answer log and the server’s time. */
export type SurveyGround = { log: AnswerLog; clock: ServerClock }

export const OutboxProvider = outbox.Provider
export const useOutboxState = outbox.useSelector
export const { Provider: SurveyGroundProvider, useRequired: useSurveyGround } = createRequiredContext<SurveyGround>('answer log')
