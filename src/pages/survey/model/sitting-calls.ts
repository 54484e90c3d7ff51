import { fromPromise } from 'xstate'
import type { SurveyGround } from '@/entities/survey'
import type { Closing } from '../api/close-survey'
import { askFar } from '../api/ask-far'
import { openSurvey } from '../api/open-survey'
import type { Sitting } from './sitting'

export const open = fromPromise(({ input }: { input: Pick<Sitting, 'id' | 'ground'> & { isFirst: boolean } }) =>
  openSurvey(input.id, input.ground, input.isFirst),
)

export const ask = fromPromise(({ input, signal }: { input: Pick<Sitting, 'id' | 'ground'>; signal: AbortSignal }) =>
  askFar(input.id, input.ground, signal),
)

export const close = fromPromise(async ({ input }: { input: { closing: Closing; ground: SurveyGround } }) =>
  (await import('../api/close-survey')).closeSurvey(input.closing, input.ground),
)
