import type { Paper } from './survey-events'
import type { SurveyLook } from './survey-view'

/** What one who sits a paper knows of it. */
export type Context = {
  paper: Paper
  task: number
  answers: ('' | 'a' | 'b')[]
  checked: boolean[]
  time: Exclude<SurveyLook['time'], 'not shown'>
  isBegun: boolean
  isElsewhere: boolean
  isUnsafe: boolean
  /** The recorder has broken; the clock of the page stands (`isStill`); no lock keeps other tabs away (`isUnguarded`). */
  isStopped: boolean
  isStill: boolean
  isUnguarded: boolean
  waiting: number
  isMoreAsked: boolean
  isMoreRefused: boolean
  how: 'by wish' | 'by time' | 'as it is'
  /** What the server says of a paper that the device has opened by itself: it is asked, it could not be, or there is nothing to ask. */
  word: 'asked' | 'out of reach' | 'known'
  obstacle: 'none' | 'away' | 'lacking' | 'forbidden'
}

export const atFirst: Context = {
  paper: 'exam',
  task: 1,
  answers: ['', ''],
  checked: [false, false],
  time: 'whole',
  isBegun: false,
  isElsewhere: false,
  isUnsafe: false,
  isStopped: false,
  isStill: false,
  isUnguarded: false,
  waiting: 0,
  isMoreAsked: false,
  isMoreRefused: false,
  how: 'by wish',
  word: 'known',
  obstacle: 'none',
}
