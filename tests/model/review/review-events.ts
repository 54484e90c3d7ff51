export type Card = 'a' | 'b' | 'c'

/** The kind of a round: two cards that are due today, none, or two ahead of their day. */
export type Kind = 'today' | 'nothing' | 'ahead'

export type Opening = { type: 'page opens'; kind: Kind; isBroken: boolean }

/** The buttons that a person can press; a screen finds each by its name. */
export const presses = [
  'pupil looks at the answer',
  'pupil remembers',
  'pupil forgets',
  'pupil sets the card aside',
  'pupil takes it back',
  'pupil pauses',
  'pupil goes on',
  'pupil tries again',
] as const
export type Press = (typeof presses)[number]

/** Actions of the device and other tabs, and presses that change nothing. */
export type Happening =
  | 'device works again'
  | 'device writes it down'
  | 'device has no room'
  | 'device refuses'
  | 'another tab grades this card'
  | 'another tab grades the other card'
  | 'another tab brings a card'
  | 'pupil is impatient'

export type ReviewFlowEvent = Opening | { type: Press } | { type: Happening }

/** Payload cases: every event that carries something is listed, the rest follow from the model. */
export const cases: ReviewFlowEvent[] = (['today', 'nothing', 'ahead'] as const).flatMap((kind) =>
  [false, true].map((isBroken) => ({ type: 'page opens' as const, kind, isBroken })),
)
