import type { Survivors } from '#chart-lab/vitest'
import type { smallCharts } from './small-charts'

const state = 'a payment has one state: at most one of these guards is true, in whatever order they are asked'
const step = 'one step is wanted: at most one of these guards is true, in whatever order they are asked'
const anew = 'choosing finds the first task of the new attempt unanswered and goes on to answering at once'

/** Faults that nobody can see, each with the reason. */
export const survivors: Survivors<keyof typeof smallCharts> = {
  appleWay: {},
  buildUpdate: {},
  consent: {},
  deviceSessions: {},
  groupSeat: {},
  handOver: {
    'handOver.looking look onDone 0 and 1: in the other order': 'a code is not used and over at once: the guards exclude each other',
  },
  joinGroup: {},
  keepPack: {},
  lesson: {
    'lesson.checking.answering answer.check: tellAnswer before keepAnswer':
      'what is told names the attempt, which keeps its name while an answer is added',
    'lesson.checking.choosing always 0 and 1: in the other order':
      'a check is passed only where no task is ahead: the guards exclude each other',
    'lesson.checking.failed attempt.begin: leads to choosing': anew,
    'lesson.checking.passed attempt.begin: leads to choosing': anew,
    'lesson.placing always 0 and 1: in the other order': step,
    'lesson.placing always 1 and 2: in the other order': step,
  },
  letter: {},
  load: {},
  onceCall: {},
  outbox: {},
  purchase: {
    'purchase.confirming.checking readPayment onDone 0 and 1: in the other order': state,
    'purchase.confirming.checking readPayment onDone 1 and 2: in the other order': state,
    'purchase.confirming.checking readPayment onDone 2 and 3: in the other order': state,
  },
  rename: {},
}
