export type Screen =
  | 'nothing'
  | 'loading'
  | 'no such paper'
  | 'failed'
  | 'break'
  | 'task'
  | 'question'
  | 'pause'
  | 'looking on'
  | 'handing in'
  | 'not handed in'
  | 'result'

/** The visible state of a sitting. */
export type SurveyLook = {
  screen: Screen
  /** Number of the task that lies open; 0 where none is shown. */
  task: number
  /** The answer on the open task. */
  answer: '' | 'a' | 'b'
  isChecked: boolean
  /** The clock: as at the start, with less, with nothing left, or not shown. */
  time: 'whole' | 'some' | 'none' | 'not shown'
  /** Answers are on the page alone, and it says so. */
  isUnsafe: boolean
  /** One more task was asked for and did not come, and it says so. */
  isMoreRefused: boolean
  told: string[]
  /** The awaited call and the counts of facts that are unsent and that were turned down, which only the charts know. */
  asked?: string[]
  waiting?: number
  refused?: number
}

export const blank: Omit<SurveyLook, 'told' | 'asked' | 'waiting' | 'refused'> = {
  screen: 'nothing',
  task: 0,
  answer: '',
  isChecked: false,
  time: 'not shown',
  isUnsafe: false,
  isMoreRefused: false,
}
