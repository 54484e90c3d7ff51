import type { SnapshotFrom } from 'xstate'
import { edgeTours, type Path, randomWalks } from '#chart-lab/testing'
import { cases, type SurveyFlowEvent } from './survey-events'
import { surveyFlowModel } from './survey-model'

export type SurveyPath = Path<typeof surveyFlowModel>

const ends = new Set<SurveyFlowEvent['type']>([
  'server knows no such paper',
  'server gives the paper as ended',
  'server takes the paper',
  'another tab hands in',
])

/** Leaves out the product of what does not touch: one answer to a task, the device and the clock beside a blank exam paper. Walks go everywhere. */
function isWorthTouring({ context }: SnapshotFrom<typeof surveyFlowModel>, event: SurveyFlowEvent): boolean {
  const { type } = event
  const isBlank = context.answers.every((answer) => answer === '')
  if (type === 'pupil answers' || type === 'another tab answers') return context.answers[context.task - 1] === ''
  if (type === 'device stops keeping' || type === 'device keeps again')
    return isBlank && context.paper === 'exam' && context.time === 'whole'
  if (type === 'a second passes') return isBlank
  if (type === 'server adds none') return context.task === 1
  if (type === 'another tab takes over') return isBlank && context.paper !== 'training'
  if (type === 'page opens') return event.paper === 'exam' || !event.isElsewhere
  return true
}

/** Every transition of the model, on short ways and on long ones. */
export const tours = (): SurveyPath[] =>
  [8, 40].flatMap((longest) => edgeTours(surveyFlowModel, { cases, unit: 'transition', longest, choose: isWorthTouring }))

/** Seeded walks that go on for long, since nothing on them ends the sitting. */
export const walks = (count = 60): SurveyPath[] =>
  randomWalks(surveyFlowModel, { cases, count, length: 60, choose: (_, { type }) => !ends.has(type) })
