import type { SnapshotFrom } from 'xstate'
import { edgeToursOfLengths, type Path, randomWalks } from '#chart-lab/testing'
import { cases, type SurveyFlowEvent } from './survey-events'
import { surveyFlowModel } from './survey-model'

export type SurveyPath = Path<typeof surveyFlowModel>

const ends = new Set<SurveyFlowEvent['type']>([
  'server knows no such paper',
  'server gives the paper as ended',
  'server takes the paper',
  'another tab hands in',
])

const breakages = new Set<SurveyFlowEvent['type']>([
  'pupil goes on too late',
  'the recorder breaks',
  'the clock breaks',
  'the lock breaks',
  'the onlooker breaks',
  'three seconds pass',
])

/** Tells whether a browser can be made to do this. */
export const isOnPage = ({ type }: SurveyFlowEvent): boolean => !breakages.has(type)

/** The events that go on to show a paper at work after an actor broke. */
const whileBroken = new Set<SurveyFlowEvent['type']>([
  'three seconds pass',
  'pupil asks to hand in',
  'pupil hands in',
  'server is away',
  'pupil goes on',
  'pupil continues here',
  'server gives the paper',
  'pupil begins the block',
])
const isUntouched = ({ task, time, paper, isUnsafe, waiting, answers, obstacle }: SnapshotFrom<typeof surveyFlowModel>['context']) =>
  paper !== 'training' && task === 1 && time === 'whole' && !isUnsafe && waiting === 0 && answers.join('') === '' && obstacle === 'none'

/** Leaves out the product of what does not touch: one answer to a task, the device and the clock beside a blank exam paper. Walks go everywhere. */
function isWorthTouring({ context }: SnapshotFrom<typeof surveyFlowModel>, event: SurveyFlowEvent): boolean {
  const { type } = event
  if (context.isStopped || context.isStill || context.isUnguarded) return whileBroken.has(type)
  if (type === 'pupil goes on too late') return true
  if (breakages.has(type)) return isUntouched(context)
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

/** Paths that cover every transition of the model, short and long ones. */
export const tours = (isPossible = (_: SurveyFlowEvent) => true): SurveyPath[] =>
  edgeToursOfLengths(surveyFlowModel, [8, 40], {
    cases,
    unit: 'transition',
    choose: (state, event) => isPossible(event) && isWorthTouring(state, event),
  }).flat()

/** Histories that tours of transitions do not tell apart: an answer given before the server says what it knows is the later one. */
export const ways: SurveyPath[] = [
  {
    name: 'an answer before the word of the server',
    events: [
      { type: 'page opens', paper: 'exam', isElsewhere: false, isKnown: true },
      { type: 'pupil answers' },
      { type: 'server knows another answer' },
      { type: 'pupil turns the page' },
    ],
  },
]

/** Seeded walks that go on for long, since nothing on them ends the sitting. */
export const walks = (count = 60, isPossible = (_: SurveyFlowEvent) => true): SurveyPath[] =>
  randomWalks(surveyFlowModel, { cases, count, length: 60, choose: (_, event) => isPossible(event) && !ends.has(event.type) })
