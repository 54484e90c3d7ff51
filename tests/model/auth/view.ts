/** The visible state of signing in: the screen, and the browser’s storage, which outlives it. */
export type View = {
  place: 'nowhere' | 'home' | 'learning' | 'profile' | 'callback'
  who: 'visitor' | 'pupil'
  /** The bearer that is kept: of a guest (`g1` of an earlier visit, `g2` given now) or of a pupil. */
  kept: '' | 'g1' | 'g2' | 'p1' | 'p2' | 'p3'
  premium: 'unknown' | 'none' | 'active'
  /** The text of the profile page. */
  person: 'hidden' | 'loading' | 'known' | 'missing'
  isUnreachable: boolean
  dialog: 'none' | 'sign-in' | 'sign-up' | 'forgotten' | 'mailed'
  isBusy: boolean
  alert: 'none' | 'refusal' | 'failure'
}

/** A message in the corner, by what it says. */
export type Told = 'refusal' | 'failure' | 'registered'

/**
 * Facts that no screen shows and that other parts of the app act on: nobody is here, how a session ended, the dialog was left, a letter is on its way, the account
 * is asked for, and told to everybody. */
export type Whispered = 'outside' | 'left' | 'refused' | 'deleted' | 'dismissed' | 'letter' | 'account asked' | 'account told'

/** The requests of the model. `account true`: the account is loaded again in silence, on a return to the page. */
export type Wanted = Exclude<Asked, 'account'> | 'account false' | 'account true'

/** The open requests to the server. */
export type Asked = 'guest' | 'guest check' | 'account' | 'renewal' | 'leave' | 'session' | 'letter'

export const blankView: View = {
  place: 'nowhere',
  who: 'visitor',
  kept: '',
  premium: 'unknown',
  person: 'hidden',
  isUnreachable: false,
  dialog: 'none',
  isBusy: false,
  alert: 'none',
}
