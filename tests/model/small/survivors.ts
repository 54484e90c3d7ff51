import type { Survivors } from '#chart-lab/vitest'
import type { smallCharts } from './small-charts'

const state = 'a payment has one state: at most one of these guards is true, in whatever order they are asked'
const step = 'one step is wanted: at most one of these guards is true, in whatever order they are asked'
const apart = 'neither of the two reads what the other changes: facts are told when the step is done'
const ended = 'the page that shows this end asks nobody whether the chart goes on'
const anew = 'choosing finds the first task of the new attempt unanswered and goes on to answering at once'

/** Faults that nobody can see, each with the reason. */
export const survivors: Survivors<keyof typeof smallCharts> = {
  appleWay: {},
  buildUpdate: {},
  consent: { 'consent.doing doDeed onError: tellProblem before keepProblem': apart },
  deviceSessions: {
    'deviceSessions.listed device.end: forgetProblem before noteEnding': apart,
    'deviceSessions: action removeEnded: endingId not assigned': 'an ending begins by naming its own device',
  },
  groupSeat: { 'groupSeat.left: final no more': ended },
  handOver: {
    'handOver.used: final no more': ended,
    'handOver.looking look onDone 0 and 1: in the other order': 'a code is not used and over at once: the guards exclude each other',
  },
  joinGroup: {
    'joinGroup.joined: final no more': ended,
    'joinGroup.looking lookUp onDone 0: tellSeat before keepOffer': apart,
  },
  keepPack: {},
  lesson: {
    'lesson step.open: entered anew': 'the root does nothing when it is entered or left',
    'lesson.checking.answering answer.check: tellAnswer before keepAnswer': apart,
    'lesson.checking.choosing always 0 and 1: in the other order':
      'a check is passed only where no task is ahead: the guards exclude each other',
    'lesson.checking.failed attempt.begin: leads to choosing': anew,
    'lesson.checking.passed attempt.begin: leads to choosing': anew,
    'lesson.placing always 0 and 1: in the other order': step,
    'lesson.placing always 1 and 2: in the other order': step,
  },
  letter: { 'letter: action forgetLetter: complaint not assigned': 'a letter that was sent has left no complaint: sending takes it away' },
  load: {
    'load.ready: final no more': ended,
    'load: output dropped': 'pages read what was found from the context; its own test holds the output',
  },
  onceCall: {
    'onceCall.calling perform onDone: tellAnswer before keepAnswer': apart,
    'onceCall.calling perform onError: tellError before keepError': apart,
    'onceCall: action startCall: error not assigned': 'the first call finds no error, and a later one begins after an answer',
  },
  outbox: {
    'outbox.sending deliver onDone 1: tellDelivered before forgetFailures': apart,
    'outbox.sending deliver onError 0: noteWait before countFailure': apart,
    'outbox.sending deliver onError 0: tellDelayed before noteWait': apart,
    'outbox.sending deliver onError 1: tellDelayed before countFailure': apart,
    'outbox.sending deliver onError 2: tellDelayed before countFailure': apart,
  },
  purchase: {
    'purchase.gifting.asking makeGift onDone: takeLink before lookAnew': apart,
    'purchase: action forgetPayment: paymentId not assigned': 'the model has one payment; the tests of the chart itself hold it',
    'purchase.confirming.checking readPayment onDone 0 and 1: in the other order': state,
    'purchase.confirming.checking readPayment onDone 1 and 2: in the other order': state,
    'purchase.confirming.checking readPayment onDone 2 and 3: in the other order': state,
  },
  rename: {
    'rename.edited account.change 0: restore before takeAccount': 'what is typed is the new name of the account: both leave it there',
    'rename.saving saveName onDone: tellChanged before keepSaved': apart,
    'rename.saving saveName onError: tellProblem before keepComplaint': apart,
  },
}
