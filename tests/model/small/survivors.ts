import type { Survivors } from '#chart-lab/testing'
import type { smallCharts } from './small-charts'

const previous = 'the previous name is looked at in saved alone, and every way into saved sets it'

/** Faults that nobody can see, each with the reason. */
export const survivors: Survivors<keyof typeof smallCharts> = {
  consent: {},
  deviceSessions: {},
  groupSeat: {},
  handOver: { 'handOver.looking look onDone 0 and 1: in the other order': 'a code cannot be used and over at once: the guards exclude each other' },
  joinGroup: {},
  keepPack: {},
  letter: {},
  load: {},
  onceCall: {},
  rename: {
    'rename.resting name.type 1: forgetPrevious dropped': previous,
    'rename.saved name.type 1: forgetPrevious dropped': previous,
    'rename: action forgetPrevious does nothing': previous,
  },
  purchase: {},
  lesson: {},
  outbox: {},
  buildUpdate: {},
}
