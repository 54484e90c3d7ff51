import { edgeTours, pickCover, randomWalks, type Path } from '../paths'
import { cases, type SurveyFlowEvent } from './survey-events'
import { surveyFlowModel } from './survey-model'

export type SurveyPath = Path<typeof surveyFlowModel>

const ends = new Set<SurveyFlowEvent['type']>([
  'server knows no such paper',
  'server gives the paper as ended',
  'server takes the paper',
  'another tab hands in',
])

/** Every transition of the model, on short ways and on long ones. */
export const tours = (): SurveyPath[] =>
  [6, 12, 40].flatMap((longest) => edgeTours(surveyFlowModel, { cases, unit: 'transition', longest }))

/** Seeded walks that go on for long, since nothing on them ends the sitting. */
export const walks = (seed = 1): SurveyPath[] =>
  randomWalks(surveyFlowModel, { cases, seed, count: 60, length: 60, choose: (_, { type }) => !ends.has(type) })

/** Every transition of the model in few steps, for drivers whose steps are dear. */
export const shortCover = (): SurveyPath[] => pickCover(surveyFlowModel, tours())
