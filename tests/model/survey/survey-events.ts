/** The kind of paper: one subject with a clock, a training set that checks at once, or the second block of the day with its break before it. */
export type Paper = 'exam' | 'training' | 'second block'

/** `isKnown`: this device has opened the paper before. */
export type Opening = { type: 'page opens'; paper: Paper; isElsewhere: boolean; isKnown: boolean }

/** The buttons that a person can press; a screen finds each by its name. */
export const presses = [
  'pupil tries again',
  'pupil begins the block',
  'pupil answers',
  'pupil checks',
  'pupil gives up',
  'pupil asks for one more',
  'pupil turns the page',
  'pupil hears the alarm',
  'pupil comes back from the shelter',
  'pupil asks to hand in',
  'pupil goes on',
  'pupil goes to the blank',
  'pupil hands in',
  'pupil hands in what arrived',
  'pupil continues here',
] as const
export type Press = (typeof presses)[number]

/** Actions of the server, the device, the other tab and the clock. */
export type Happening =
  | 'server gives the paper'
  | 'server gives the paper as ended'
  | 'server knows no such paper'
  | 'server does not give the paper'
  | 'server knows nothing new'
  | 'server knows another answer'
  | 'server knows an alarm'
  | 'server knows that it is ended'
  | 'server refuses the paper'
  | 'server cannot be asked'
  | 'server takes the paper'
  | 'server is away'
  | 'server lacks answers'
  | 'server forbids'
  | 'server says that time is left'
  | 'server adds a task'
  | 'server adds none'
  | 'device stops keeping'
  | 'device keeps again'
  | 'connection returns'
  | 'another tab takes over'
  | 'another tab answers'
  | 'another tab is closed'
  | 'another tab hands in'
  | 'a second passes'
  | 'ten seconds pass'
  | 'an hour passes'

/**
 * An actor that serves the paper breaks: no known browser does that, and nothing may be lost in one that does. And a press that a screen takes away
 * with the time.
 */
export type Breakage =
  | 'pupil goes on too late'
  | 'the recorder breaks'
  | 'the clock breaks'
  | 'the lock breaks'
  | 'the onlooker breaks'
  | 'three seconds pass'

export type SurveyFlowEvent = Opening | { type: Press } | { type: Happening } | { type: Breakage }

/** Payload cases: every event that carries something is listed, the rest follow from the model. */
export const cases: SurveyFlowEvent[] = [
  ...(['exam', 'training', 'second block'] as const).flatMap((paper) =>
    [false, true].map((isElsewhere) => ({ type: 'page opens' as const, paper, isElsewhere, isKnown: false })),
  ),
  { type: 'page opens', paper: 'exam', isElsewhere: false, isKnown: true },
]
