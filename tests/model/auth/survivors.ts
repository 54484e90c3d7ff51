import type { AuthCharts } from './auth-charts'

const restoring = 'restoring looks at the tokens and goes on to the very same state at once'
const known = 'what is known of the pupil is shown in loaded and in missing alike'
const anew = 'resting finds the token still overdue and goes on to refreshing at once'
const heldByChart = 'no walk of the model meets it: the tests of the chart itself hold it'

/** Faults that nobody can see, each with the reason. One that is not listed fails the tests, and so does one that is found after all. */
export const survivors: Record<keyof AuthCharts, Record<string, string>> = {
  session: {
    'session.restoring always 0 and 1: in the other order': heldByChart,
    'session.signedIn.token.overdue after untilRetry: leads to resting': anew,
    'session.signedIn.token.overdue login.retry: leads to resting': anew,
    'session.signedIn.token.overdue token.want: leads to resting': anew,
    'session.checkingGuest checkGuest onDone 2: leads to restoring': restoring,
    'session.checkingGuest checkGuest onError: leads to restoring': restoring,
    'session.leaving always: leads to loggedOut': 'no other tab makes a guest while this one leaves',
    'session.loggingInAnonymously logInAnonymously onDone: leads to restoring': restoring,
    'session.signedIn account.deleted: leads to loggedOut': 'restoring has no tokens any more and goes on to loggedOut at once',
    'session.signedIn session.expire: leads to loggedOut': 'restoring has no tokens any more and goes on to loggedOut at once',
    'session.signedIn.account.rechecking loadAccount onError 0: leads to missing': known,
    'session.signedIn.account.rechecking loadAccount onError 0: removed': known,
    'session: guard hasAccount always false': known,
    'session.signedIn.account.rechecking loadAccount onError 0 and 1: in the other order': known,
    'session: delay untilRefresh half as long':
      'a timer that comes too soon asks isOverdue, which says no, and resting waits for the rest of the time',
    'session.signedIn.token.resting after untilRefresh: removed':
      'the timer itself still wakes the chart, and always looks again whether a refresh is due',
  },
  authModal: {
    'authModal.open.call.granting grantSession onError 0 and 1: in the other order':
      'a provider that stays silent is no refusal of the server: the guards exclude each other',
    'authModal.open.call.resting identity.redeem: forgetProblem dropped':
      'the page that redeems hides the old problem while it waits, and no registration comes before it',
  },
  resetPassword: {
    'resetPassword.restoring always 1: leads to refused': 'without a problem to show, refused shows and takes what asking does',
  },
}
