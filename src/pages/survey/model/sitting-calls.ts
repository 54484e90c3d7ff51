import { fromPromise } from 'xstate'
import type { SurveyGround } from '@/entities/survey'
import type { Closing } from '../api/close-survey'
import { openSurvey } from '../api/open-survey'
import type { Sitting } from './sitting'

export const open = fromPromise(({ input }: { input: Pick<Sitting, 'id' | 'ground'> }) => openSurvey(input.id, input.ground))

export const close = fromPromise(async ({ input }: { input: { closing: Closing; ground: SurveyGround } }) =>
  (await import('../api/close-survey')).closeSurvey(input.closing, input.ground),
)
