/**
 * What the browser’s storage holds at the start. `reset`: a password was asked for. `pupil over a guest`: closed between two writes of a
 * sign-in. `pupil for a month`: longer than any timer.
 */
export type Known = 'nobody' | 'guest' | 'pupil' | 'pupil of long ago' | 'pupil over a guest' | 'pupil for a month' | 'reset' | 'apple'

export type Page = { type: 'page opens'; known: Known }

/** The buttons that a person can press; a driver finds each by its name. */
export const presses = [
  'visitor tries again',
  'visitor opens the dialog',
  'visitor closes the dialog',
  'visitor asks for sign-up',
  'visitor asks for sign-in',
  'visitor has forgotten the password',
  'visitor goes back',
  'visitor sends credentials',
  'visitor agrees to the terms',
  'visitor registers',
  'visitor chooses a provider',
  'visitor asks for a new password',
  'visitor accepts',
  'pupil signs out',
] as const
export type Press = (typeof presses)[number]

/** Other actions of a person: navigating, reloading and leaving for good. */
export type Move =
  | 'visitor goes to learning'
  | 'visitor reloads'
  | 'pupil comes back'
  | 'pupil opens the own page'
  | 'pupil deletes the account'

/** Actions of the server, the provider of identity, the other tabs, the network and the clock. */
export type Happening =
  | 'server makes a guest'
  | 'server makes no guest'
  | 'server refuses the guest'
  | 'server knows the guest'
  | 'server has forgotten the guest'
  | 'server does not say'
  | 'server lets in'
  | 'server refuses'
  | 'server fails'
  | 'server mails a password'
  | 'server mails nothing'
  | 'server tells the account'
  | 'server does not tell the account'
  | 'server renews'
  | 'server refuses to renew'
  | 'server fails to renew'
  | 'server refuses the pupil'
  | 'server ends the session'
  | 'server does not end the session'
  | 'provider vouches'
  | 'provider stays silent'
  | 'connection returns'
  | 'another tab signs in'
  | 'another tab signs out'
  | 'another tab renews'
  | 'another tab says the same'
  | 'half a day passes'
  | 'twenty-four days pass'
  | 'six days pass'
  | 'half a minute passes'
  | 'a minute passes'
  | 'three seconds pass'

/** Events that reach the charts without the screen: calls, answers to requests of an earlier session, and presses that came before the screen followed. */
export const unseen = [
  'server refuses an old bearer',
  'server lets in late',
  'visitor is impatient',
  'a call goes out',
  'a call goes out after a sleep',
  'another tab signs in meanwhile',
  'nobody answers for two minutes',
] as const

export type FlowEvent = Page | { type: Press } | { type: Move } | { type: Happening } | { type: (typeof unseen)[number] }

/** Payload cases: every event that carries something is listed, the rest follow from the model. */
export const cases: FlowEvent[] = (
  ['nobody', 'guest', 'pupil', 'pupil of long ago', 'pupil over a guest', 'pupil for a month', 'reset', 'apple'] as const
).map((known) => ({
  type: 'page opens',
  known,
}))
