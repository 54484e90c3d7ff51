import { expect } from 'vitest'
import type { ScriptedBackEnd } from '../scripted-back-end'
import type { Known, Press } from './auth-flow-events'
import type { FlowDriver, Look } from './auth-flow-oracle'
import { account, day, ownerOf, sent, tokensAs, type Tokens } from './machine-world'
import type { Screen } from './read-screen'
import { alertOf, meaningOf, wordsFor } from './refusals'
import { blankView, type View } from './view'

/** The actions of a driver with a screen: jsdom and a real browser perform them in their own ways. */
export type Hand = {
  /** Opens the page anew with what the browser holds; `visit` lives for this visit alone. */
  open: (path: string, kept: Record<string, string>, visit: Record<string, string>) => unknown
  reload: () => unknown
  read: () => Screen | Promise<Screen>
  /** Puts the messages in the corner away, for only four fit there at once, and lets everything be heard that has been answered. */
  hush: () => unknown
  press: (name: string | RegExp) => unknown
  fill: (label: string, text: string) => unknown
  /** Moves inside the app, without loading it anew. */
  go: (path: string) => unknown
  comeBack: () => unknown
  reconnect: () => unknown
  answerAs: (answer: 'credential' | 'silence') => unknown
  pass: (ms: number) => unknown
  /** Writes to the storage as another tab of this browser does, and tells this tab. */
  inAnotherTab: (texts: Record<string, string | null>) => unknown
  stop: () => unknown
}

const names: [Press, RegExp][] = [
  ['visitor tries again', /^Спробувати ще$/],
  ['visitor closes the dialog', /^Закрити$/],
  ['visitor asks for sign-up', /^Вперше тут/],
  ['visitor asks for sign-in', /^Уже є акаунт/],
  ['visitor has forgotten the password', /^Забули пароль/],
  ['visitor goes back', /^Назад$/],
  ['visitor agrees to the terms', /^Приймаю/],
  ['visitor registers', /^Зареєструватися$/],
  ['visitor chooses a provider', /^Увійти через/],
  ['visitor asks for a new password', /^Відновити$/],
  ['visitor accepts', /^OK$/],
  ['pupil signs out', /^Вийти$/],
]
/** These change nothing that the model knows. */
const neutral = /^(Показати пароль|Приховати пароль|Меню)$/

const texts = ({ token, refreshToken, refreshAt, anonymousToken }: Tokens): Record<string, string | null> => ({
  refresh_token: refreshToken,
  token_refresh_at: refreshAt === null ? null : String(refreshAt),
  token,
  anonymous_token: anonymousToken,
})
let answers = 0
const state = 'a-state-that-this-browser-keeps'
const guest = { ...account('none', '').user, is_anonymous: true, name: null, email: null }
const closed: Look = { ...blankView, told: [] }
const places: Record<string, View['place']> = { '/': 'home', '/profile': 'profile', '/auth/callback': 'callback' }

/** The button of the header and that of the form bear one name: «Увійти». */
const pressOf = (name: string, { dialog }: Screen): string =>
  name === 'Увійти'
    ? dialog === null
      ? 'visitor opens the dialog'
      : 'visitor sends credentials'
    : (names.find(([, pattern]) => pattern.test(name))?.[0] ?? `unknown control ${name}`)

function viewOf(screen: Screen, told: readonly string[]): Look {
  const { path, title, dialog, main } = screen
  const place = places[path] ?? 'learning'
  const titles: Record<string, View['dialog']> = { Вхід: 'sign-in', Реєстрація: 'sign-up', Назад: 'forgotten' }
  return {
    place,
    who: screen.isPupil ? 'pupil' : 'visitor',
    kept: screen.bearer as View['kept'],
    premium: (screen.premium ?? 'unknown') as View['premium'],
    person:
      place !== 'profile'
        ? 'hidden'
        : main.includes('Не вдалося завантажити твої дані')
          ? 'missing'
          : main.includes(sent.credentials.email)
            ? 'known'
            : 'loading',
    isUnreachable: screen.isUnreachable,
    dialog: dialog === null ? 'none' : dialog.includes('Новий пароль надіслано') ? 'mailed' : (titles[title] ?? 'none'),
    isBusy: screen.isBusy,
    alert: alertOf(screen.alert),
    // A page may repeat what the site has said: numbered words are one message.
    told: [...new Set(told)].flatMap((words) => meaningOf(words) ?? []).toSorted(),
  }
}

const present = (all: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null))

/** The calls of the way into an account, and one that pages make. */
export const isCallOfAuth = (call: string): boolean =>
  /^(POST v3\/(login|register|auth\/(?!nonce).*|reset-password|user\/logout)|GET v3\/(user|subjects)|DELETE v3\/user)$/.test(call)

/** Transitions of the charts that no press and no answer on a screen leads to: a device that slept, an answer that comes after the sign-out. */
export const withoutScreen = new Set([
  'authModal.open.call.granting | xstate.after.tooLong.authModal.open.call.granting | 0',
  'session.signedIn.token.overdue | token.want | 0',
  'session.loggingOut | session.begin | 0',
])

/** Answers other requests of pages. */
export const standing = {
  'GET v3/user/v2-statistic': { status: 200, body: { data: { statistic: account('none', '').statistic } } },
  'POST v3/auth/nonce': { status: 200, body: { data: { nonce: 'n' } } },
}

/** The way into an account on a screen, over a server that answers when told to. */
export function screenDriver(hand: Hand, server: ScriptedBackEnd, now: () => number | Promise<number>): FlowDriver {
  let isOpen = false
  let heard = 0
  let credentials: unknown = null
  let asked: 'first' | 'again' | 'answered' = 'first'
  const say = (kind: 'refusal' | 'failure') => ({ errorMessage: wordsFor(kind, ++answers) })
  const accept = (call: string, data: unknown, bearer?: string) =>
    server.answer(call, { status: 200, body: { success: true, data } }, bearer)
  const refuse = (call: string | RegExp, bearer?: string) => server.answer(call, { status: 401, body: say('refusal') }, bearer)
  /** 403: the client does not try again by itself, as it does after 503. */
  const fail = (call: string | RegExp, bearer?: string) => server.answer(call, { status: 403, body: say('failure') }, bearer)
  const bearer = async () => (await hand.read()).bearer
  /** A token that is overdue goes nowhere: the note of the leaving ends the session. */
  const leaving = /^POST v3\/(user\/logout|auth\/leave)$/
  const granting = /^POST v3\/(login|register|auth\/google|auth\/apple)$/
  const press = (name: Press) => hand.press(names.find(([event]) => event === name)?.[1] ?? /^Увійти$/)
  const tellAccount = async () => {
    const { user } = account(asked === 'again' ? 'active' : 'none', ownerOf((await bearer()) ?? ''))
    asked = 'answered'
    const pupil = await bearer()
    await accept('GET v3/user', { user }, pupil)
  }
  /** Chromium holds a request back while another to the same address is open: the old one must be there before it can be let go. */
  const accountAsked = async () => {
    const pupil = await bearer()
    await server.arrived('GET v3/user', pupil)
  }
  /** Some page asks for something and is refused. */
  const refusePage = async () => {
    const leave = server.outdate(/^GET v3\/subjects$/)
    if ((await hand.read()).path === '/subjects') await hand.go('/search')
    await hand.go('/subjects')
    leave()
    const settle = server.outdate(/^GET v3\/user/)
    await refuse(/^GET v3\/subjects$/)
    settle()
  }
  const fillCredentials = async () => {
    await hand.fill('E-mail', sent.credentials.email)
    await hand.fill('Пароль', sent.credentials.password)
  }
  const tab = async (tokens: Tokens) => {
    const leave = server.outdate(/^GET v3\/user/)
    await hand.inAnotherTab({ ...texts(tokens), premiumStatus: null })
    leave()
  }
  const pupilOf = async (name: string): Promise<Tokens> => ({
    token: name,
    refreshToken: 'r',
    refreshAt: (await now()) + day,
    anonymousToken: null,
  })
  const open = async (known: Known) => {
    isOpen = true
    asked = 'first'
    heard = 0
    const at = known === 'apple' ? `/auth/callback?state=${state}&id_token=${sent.appleToken}` : '/subjects'
    const visit: Record<string, string> =
      known === 'apple'
        ? { pending_sign_in: JSON.stringify({ state, returnTo: '/dashboard' }) }
        : known === 'reset'
          ? { reset_confirmation_until: String((await now()) + 50_000) }
          : {}
    await hand.open(at, present(texts(tokensAs[known](await now()))), visit)
  }

  return {
    patience: 5000,
    begin: async () => {
      if (!isOpen) return
      heard = (await hand.read()).toasts.length
      await hand.hush()
    },
    stop: () => hand.stop(),
    view: async () => {
      if (!isOpen) return closed
      const screen = await hand.read()
      return viewOf(screen, screen.toasts.slice(heard))
    },
    offers: async () => {
      if (!isOpen) return []
      const screen = await hand.read()
      return [...new Set(screen.controls.filter((name) => !neutral.test(name)).map((name) => pressOf(name, screen)))].toSorted()
    },
    acts: {
      'page opens': ({ known }) => open(known),
      'visitor tries again': () => press('visitor tries again'),
      'visitor opens the dialog': () => hand.press(/^Увійти$/),
      'visitor closes the dialog': () => press('visitor closes the dialog'),
      'visitor asks for sign-up': () => press('visitor asks for sign-up'),
      'visitor asks for sign-in': () => press('visitor asks for sign-in'),
      'visitor has forgotten the password': () => press('visitor has forgotten the password'),
      'visitor goes back': () => press('visitor goes back'),
      'visitor sends credentials': async () => {
        await fillCredentials()
        credentials = sent.credentials
        await hand.press(/^Увійти$/)
      },
      'visitor agrees to the terms': () => press('visitor agrees to the terms'),
      'visitor registers': async () => {
        await hand.fill('Повне ім’я', sent.registration.name)
        await fillCredentials()
        credentials = sent.registration
        await press('visitor registers')
      },
      'visitor chooses a provider': async () => {
        credentials = { token: 'google' }
        await hand.press(/^Увійти через Google$/)
      },
      'visitor asks for a new password': async () => {
        await hand.fill('E-mail', sent.credentials.email)
        await press('visitor asks for a new password')
      },
      'visitor accepts': () => press('visitor accepts'),
      'visitor goes to learning': () => hand.go('/subjects'),
      'visitor reloads': () => hand.reload(),
      'pupil signs out': () => press('pupil signs out'),
      'pupil comes back': async () => {
        if (asked === 'answered') asked = 'again'
        else await accountAsked()
        const leave = server.outdate(/^GET v3\/user/)
        await hand.comeBack()
        leave()
      },
      'pupil opens the own page': () => {
        server.outdate(/^GET v3\/subjects$/)()
        return hand.go('/profile')
      },
      'pupil deletes the account': async () => {
        await hand.press(/^Видалити акаунт$/)
        await hand.press(/^Видалити назавжди$/)
        await accept('DELETE v3/user', {})
      },
      'server makes a guest': () => accept('POST v3/auth/anonymous', { token: 'g2' }),
      'server makes no guest': () => fail('POST v3/auth/anonymous'),
      'server refuses the guest': refusePage,
      'server knows the guest': async () => accept('GET v3/user', { user: guest }, await bearer()),
      'server has forgotten the guest': async () => refuse('GET v3/user', await bearer()),
      'server does not say': async () => fail('GET v3/user', await bearer()),
      'server lets in': async () => {
        asked = 'first'
        const { body } = await server.answer(granting, { status: 200, body: { success: true, data: { token: 'p1', refresh_token: 'r1' } } })
        if (credentials) expect(JSON.parse(body)).toMatchObject(credentials)
      },
      'server refuses': () => refuse(granting),
      'server fails': () => fail(granting),
      'server mails a password': async () => {
        const { body } = await server.answer('POST v3/reset-password', { status: 200, body: { success: true } })
        expect(JSON.parse(body)).toEqual({ email: sent.credentials.email })
      },
      'server mails nothing': () => fail('POST v3/reset-password'),
      'server tells the account': tellAccount,
      'server does not tell the account': async () => {
        asked = 'answered'
        await fail('GET v3/user', await bearer())
        server.outdate(/^GET v3\/user/)()
      },
      'server renews': () => accept('POST v3/auth/refresh', { token: 'p2', refresh_token: 'r2' }),
      'server refuses to renew': () => server.answer('POST v3/auth/refresh', { status: 401, body: say('refusal') }),
      'server fails to renew': async () => {
        await server.answer('POST v3/auth/refresh', { status: 503, body: say('failure') })
        // For half a second the tab looks whether another one was quicker; then what waited fails.
        await hand.pass(600)
        asked = 'answered'
      },
      'server refuses the pupil': refusePage,
      'server ends the session': () => server.answer(leaving, { status: 200, body: { success: true, data: {} } }),
      'server does not end the session': () => fail(leaving),
      'provider vouches': () => hand.answerAs('credential'),
      'provider stays silent': () => hand.answerAs('silence'),
      'connection returns': () => hand.reconnect(),
      'another tab signs in': async () => {
        if ((await hand.read()).isPupil && asked !== 'answered') await accountAsked()
        asked = 'first'
        await tab(await pupilOf('p3'))
      },
      'another tab signs out': () => tab({ token: null, refreshToken: null, refreshAt: null, anonymousToken: null }),
      'another tab renews': async () => hand.inAnotherTab({ token_refresh_at: String((await now()) + day) }),
      'another tab says the same': () => hand.inAnotherTab({}),
      'server refuses an old bearer': () => expect.unreachable('only the charts can be asked'),
      'server lets in late': () => expect.unreachable('only the charts can be asked'),
      'another tab signs in meanwhile': () => expect.unreachable('only the charts can be asked'),
      'visitor is impatient': () => expect.unreachable('only the charts can be asked'),
      'nobody answers for two minutes': () => expect.unreachable('only the charts can be asked'),
      'a call goes out': () => expect.unreachable('only the charts can be asked'),
      'a call goes out after a sleep': () => expect.unreachable('only the charts can be asked'),
      'half a day passes': () => hand.pass(day / 2),
      'twenty-four days pass': () => expect.unreachable('only the charts can be asked'),
      'six days pass': () => expect.unreachable('only the charts can be asked'),
      'half a minute passes': () => hand.pass(35_000),
      'a minute passes': () => hand.pass(60_000),
      'three seconds pass': () => hand.pass(3000),
    },
  }
}
