import { isOffline, type Call, type CallWatcher, type Problem } from '@/shared/api'
import type { Toast } from '@/shared/ui/toaster'

/** The words for a server that does not answer a browser which has a network. */
const awayWords = 'Сервер не відповідає'

type Rule = { call: RegExp; statuses?: readonly number[]; say: 'never' | 'once an outage'; why: string }

/** The calls whose failure is not told by a toast, or not each time. No other module decides that. */
export const quietCalls: readonly Rule[] = [
  {
    call: /^POST v3\/(login|register|auth\/(google|apple))$/,
    statuses: [401],
    say: 'never',
    why: 'the specification, section 8: re-thrown to the caller; the form says it',
  },
  { call: /^POST v3\/auth\/nonce$/, statuses: [404], say: 'never', why: 'a back end without nonces: the sign-in goes on without one' },
  {
    call: /^POST v3\/auth\/refresh$/,
    say: 'never',
    why: 'nobody has asked for it; what waits for the new token fails by itself, and a refusal ends the session',
  },
  { call: /^POST v3\/user\/consent$/, say: 'never', why: 'kept, and sent again when the account is next loaded' },
  { call: /^GET v3\/operations$/, statuses: [404], say: 'never', why: 'whoever is no operator sees the 404 page' },
  { call: /^POST v3\/client-errors$/, say: 'never', why: 'a report of an error that fails would be an error to report' },
  {
    call: /^GET v3\/(subjects|pages|courses|surveys|gifts|payments|groups|flashcards\/decks|worksheets)\//,
    statuses: [404, 422],
    say: 'never',
    why: 'there is no such page: the 404 page says it, with the address',
  },
  {
    call: /^POST v3\/groups\/[^/]+\/assignments\/[^/]+\/variants$/,
    statuses: [404, 422],
    say: 'never',
    why: 'it only reads: the page or the panel that was opened says that the work is not there',
  },
  {
    call: /^POST v3\/(reminders|worksheet-(offers|tasks)|user\/(reminders|calendar)|flashcards\/(shares|shares\/stop|shared-decks|shared-decks\/report))$/,
    say: 'never',
    why: 'the page says it beside the choice, or in place of what was asked for',
  },
  { call: /^DELETE v3\/user\/sessions\//, statuses: [404], say: 'never', why: 'the session is gone already, which is what was asked for' },
  {
    call: /^POST v3\/(surveys\/[^/]+\/events|surveys\/begun|user\/facts|groups\/[^/]+\/assignments\/[^/]+\/paper-results|reviews|flashcards\/(own|media)|partnership|fault-reports)$/,
    say: 'once an outage',
    why: 'what was done is kept on the device and sent again by itself; the page says what waits',
  },
  { call: /^GET v3\/payments\/[^/]+$/, say: 'once an outage', why: 'asked every few seconds while a payment is on its way' },
]

/** A poll, a re-check, and what is read while the browser knows of no network: nobody has asked for it anew. */
const isRepeated = ({ isUnasked, method }: Call, { status }: Problem) => isUnasked || (method === 'GET' && status === null && isOffline())

function howToSay(call: Call, problem: Problem): 'each time' | Rule['say'] {
  const name = `${call.method} ${call.path}`
  const rule = quietCalls.find(({ call: fits, statuses }) => fits.test(name) && (statuses?.includes(problem.status ?? 0) ?? true))
  return rule?.say ?? (isRepeated(call, problem) ? 'once an outage' : 'each time')
}

/** The silent login of the first visit. Without it nothing can be asked for, so its failure is said. */
const isFirstLogin = ({ method, path }: Call) => method === 'POST' && path === 'v3/auth/anonymous'

/**
 * Says what fails, each time or once an outage, which lasts until the same call (without a network, any call) is answered. A press that
 * asks for something is told each time.
 */
export function tellFailures(toast: (toast: Toast) => void): CallWatcher {
  const outages = new Set<string>()
  const nameOf = ({ method, path }: Call) => `${method} ${path}`
  return {
    onFailed(call, problem, hasAnswer) {
      const say = howToSay(call, problem)
      if (say === 'never') return
      const names = [nameOf(call), ...(problem.status === null ? ['network'] : [])]
      const isKnown = names.some((name) => outages.has(name))
      for (const name of names) outages.add(name)
      if (!hasAnswer && isFirstLogin(call))
        return isKnown || isOffline() ? undefined : toast({ severity: 'error', title: 'Помилка', detail: awayWords })
      if (!hasAnswer && (say === 'once an outage' || call.method === 'GET')) return
      if (say === 'each time' || !isKnown) toast({ severity: 'error', title: 'Помилка', ...problem })
    },
    onAnswered(call) {
      outages.delete(nameOf(call))
      outages.delete('network')
    },
  }
}
