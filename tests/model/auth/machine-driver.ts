import type { Account } from '@/entities/session/api/session-calls'
import { CutOffError, offlineWords } from '@/shared/api'
import { expect, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type ActorRefFrom, type InspectionEvent, type PromiseActorLogic } from 'xstate'
import { heldCalls } from '#chart-lab/testing'
import type { AuthCharts } from './auth-charts'
import type { Known } from './auth-flow-events'
import type { FlowDriver, Look } from './auth-flow-oracle'
import { account, day, noTokens, ownerOf, sent, serverError, silence, tokensAs, type Tokens } from './machine-world'
import { alertOf, meaningOf } from './refusals'
import type { Asked, View } from './view'

type Running = { session: ActorRefFrom<AuthCharts['session']>; authModal: ActorRefFrom<AuthCharts['authModal']> }

/** The charts alone: scripted actors, a clock that stands still, and what the wiring does between them in three lines. */
export function machineDriver(charts: AuthCharts, inspect?: (event: InspectionEvent) => void): FlowDriver {
  const clock = new SimulatedClock()
  const { hold, resolve, reject, asked } = heldCalls<Asked>()
  /** The open calls by name; of those whose payload shows nowhere else, with the payload. */
  const calls = () => asked().map((call) => (/^(guest|account) /.test(call) ? call : (call.split(' {')[0] ?? '')))
  let kept: Tokens = noTokens
  let premium: View['premium'] = 'unknown'
  let place: View['place'] = 'nowhere'
  let isLetterKept = false
  /** The server has last said nothing of who is here. */
  let isSilent = false
  let wanted: unknown
  let told: string[] = []
  let crash: unknown
  let running: Running | null = null

  function open(known: Known | 'reset'): void {
    stop()
    place = known === 'apple' ? 'callback' : 'learning'
    const session = createActor(
      charts.session.provide({
        actors: {
          logInAnonymously: hold('guest'),
          refreshTokens: hold('renewal'),
          loadAccount: noted(hold<Account, boolean>('account'), () => void told.push('account asked')),
          logOut: hold('leave'),
          checkGuest: hold('guest check'),
        },
      }),
      { clock, input: { tokens: kept, rules: { canRefresh: true, maxAgeSeconds: 86_400 } }, ...(inspect && { inspect }) },
    )
    const resetPassword = charts.resetPassword.provide({ actors: { requestNewPassword: hold('letter') } })
    const authModal = createActor(charts.authModal.provide({ actors: { grantSession: hold('session'), resetPassword } }), {
      clock,
      ...(inspect && { inspect }),
    })
    running = { session, authModal }
    connect(running)
    session.start()
    authModal.start()
    if (isLetterKept) authModal.send({ type: 'confirmation.restore' })
    if (known === 'apple') {
      authModal.send({ type: 'modal.open' })
      submit({ type: 'identity.redeem', token: sent.appleToken })
    }
  }

  function connect({ session, authModal }: Running): void {
    let wasOutside = false
    const enter = () => {
      const isOutside = session.getSnapshot().matches('loggedOut')
      if (isOutside && !wasOutside) {
        told.push('outside')
        queueMicrotask(() => session.send({ type: 'page.enter' }))
      }
      wasOutside = isOutside
    }
    session.subscribe({ next: enter, error: (error) => void (crash = error) })
    authModal.subscribe({ error: (error) => void (crash = error) })
    session.on('tokens.changed', ({ tokens }) => {
      kept = tokens
      if (tokens.token === null) premium = 'unknown'
    })
    session.on('session.began', () => {
      place = 'learning'
      if (kept.token === null) told.push('began without tokens')
    })
    session.on('session.ended', ({ reason }) => {
      told.push(reason)
      // Whoever hears that a session has ended finds its tokens gone.
      if (kept.token !== null) told.push('ended while its tokens were there')
      if (reason !== 'refused') place = 'home'
    })
    session.on('account.loaded', (fact) => {
      told.push('account told')
      premium = fact.account?.user.premium.status ?? premium
    })
    session.on('call.failed', ({ problem }) => tell(problem.detail))
    authModal.on('session.granted', ({ data }) => session.send({ type: 'session.begin', data }))
    // Whoever hears of a new account finds its pupil here.
    authModal.on('account.registered', () => void told.push(kept.token === null ? 'registered before anybody was let in' : 'registered'))
    authModal.on('modal.dismissed', () => void told.push('dismissed'))
    authModal.on('reset.confirmed', () => {
      isLetterKept = true
      told.push('letter')
    })
    authModal.on('call.failed', ({ problem }) => tell(problem.detail))
  }

  // What never went out has no words of the server.
  const tell = (words: string) => void (words === offlineWords || told.push(meaningOf(words) ?? words))
  const on = (): Running => running ?? expect.unreachable('no page is open')
  const submit = (request: Parameters<Running['authModal']['send']>[0]) => {
    wanted = request
    on().authModal.send(request)
  }
  const reset = () => on().authModal.getSnapshot().children.resetPassword as ActorRefFrom<AuthCharts['resetPassword']> | undefined
  const bearer = () => {
    const { token, anonymousToken } = on().session.getSnapshot().context.tokens
    return token ?? anonymousToken ?? ''
  }
  const pass = (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    clock.increment(ms)
  }
  const elsewhere = (tokens: Tokens) => {
    kept = tokens
    if (tokens.token === null) premium = 'unknown'
    on().session.send({ type: 'tokens.change', tokens })
  }
  const refuse = (refused = bearer()) => {
    tell(serverError('refusal').data.errorMessage)
    on().session.send({ type: 'session.expire', bearer: refused })
  }
  const grant = () => resolve('session', (input) => (expect(input).toEqual(wanted), { token: 'p1', refresh_token: 'r1' }))
  const mail = (input: unknown) => expect(input).toEqual({ email: sent.credentials.email })
  function stop(): void {
    running?.session.stop()
    running?.authModal.stop()
  }

  return {
    patience: 0,
    stop,
    view: async () => {
      await new Promise((done) => setImmediate(done))
      if (crash) throw crash
      const look = running ? lookOf(running) : null
      const seen = told.toSorted()
      told = []
      return {
        ...(look ?? silence),
        place,
        premium,
        owner: running?.session.getSnapshot().context.account?.user.id ?? '',
        told: seen,
        asked: [...calls(), ...(running?.session.getSnapshot().hasTag('waiting') ? ['everybody waits'] : [])],
      }
    },
    acts: {
      'page opens': ({ known }) => {
        kept = tokensAs[known](Date.now())
        isLetterKept = known === 'reset'
        open(known)
      },
      'visitor tries again': () =>
        place === 'callback' ? submit({ type: 'identity.redeem', token: sent.appleToken }) : on().session.send({ type: 'login.retry' }),
      'visitor opens the dialog': () => on().authModal.send({ type: 'modal.open' }),
      'visitor closes the dialog': () => on().authModal.send({ type: 'modal.close' }),
      'visitor asks for sign-up': () => on().authModal.send({ type: 'signUp.show' }),
      'visitor asks for sign-in': () => on().authModal.send({ type: 'signIn.show' }),
      'visitor has forgotten the password': () => on().authModal.send({ type: 'forgotPassword.show' }),
      'visitor goes back': () => on().authModal.send({ type: 'signIn.show' }),
      'visitor sends credentials': () => submit({ type: 'credentials.submit', credentials: sent.credentials }),
      'visitor agrees to the terms': () => undefined,
      'visitor registers': () => submit({ type: 'registration.submit', registration: sent.registration }),
      'visitor chooses a provider': () => submit({ type: 'provider.choose', provider: 'google' }),
      'visitor asks for a new password': () => reset()?.send({ type: 'email.submit', reset: { email: sent.credentials.email } }),
      'visitor accepts': () => reset()?.send({ type: 'confirmation.accept' }),
      'visitor goes to learning': () => void (place = 'learning'),
      'visitor reloads': () => {
        isSilent = false
        open('reset')
      },
      'pupil signs out': () => on().session.send({ type: 'session.end' }),
      'pupil comes back': () => on().session.send({ type: 'session.recheck', isUnasked: true }),
      'pupil opens the own page': () => void (place = 'profile'),
      'pupil deletes the account': () => on().session.send({ type: 'account.deleted' }),
      'server makes a guest': () => resolve('guest', () => 'g2'),
      'server makes no guest': () => reject('guest', serverError('failure')),
      'server refuses the guest': () => refuse(),
      'server knows the guest': () => {
        isSilent = false
        resolve('guest check', () => true)
      },
      'server has forgotten the guest': () => {
        isSilent = true
        refuse()
        resolve('guest check', () => false)
      },
      'server does not say': () => {
        isSilent = true
        tell(serverError('failure').data.errorMessage)
        reject('guest check', serverError('failure'))
      },
      'server lets in': grant,
      'server refuses': () => reject('session', serverError('refusal')),
      'server fails': () => reject('session', serverError('failure')),
      'server mails a password': () => resolve('letter', mail),
      'server mails nothing': () => reject('letter', serverError('failure')),
      'server tells the account': () => {
        isSilent = false
        resolve('account', () => account(premium === 'unknown' && isFirst(on()) ? 'none' : 'active', ownerOf(bearer())))
      },
      'server does not tell the account': () => {
        // The watcher of calls tells a failure once; the chart tells that of the first load alone.
        if (!isFirst(on()) && !isSilent) tell(serverError('failure').data.errorMessage)
        isSilent = true
        reject('account', serverError('failure'))
      },
      'server renews': () =>
        resolve('renewal', (input) => {
          expect((input as { tokens: Tokens }).tokens).toEqual(on().session.getSnapshot().context.tokens)
          return { token: 'p2', refreshToken: 'r2', refreshAt: Date.now() + day, anonymousToken: null }
        }),
      'server refuses to renew': () => reject('renewal', serverError('refusal')),
      'server fails to renew': () => {
        reject('renewal', serverError('failure'))
        // What waited for a new token fails with it.
        if (isFirst(on())) {
          isSilent = true
          reject('account', new CutOffError('The token is overdue'))
        }
      },
      'server refuses the pupil': () => refuse(),
      'server ends the session': () => resolve('leave', () => undefined),
      'server does not end the session': () => reject('leave', serverError('failure')),
      'provider vouches': () => undefined,
      'provider stays silent': () => reject('session', sent.silentProvider()),
      'connection returns': () => on().session.send({ type: 'login.retry' }),
      'another tab signs in': () => {
        premium = 'unknown'
        const tokens = { token: 'p3', refreshToken: 'r3', refreshAt: Date.now() + day }
        // It writes one thing after the other: for a moment the guest is still there.
        elsewhere({ ...tokens, anonymousToken: kept.anonymousToken })
        expect(on().session.getSnapshot().context.tokens.token).toBe('p3')
        expect(on().session.getSnapshot().matches('anonymous')).toBe(false)
        elsewhere({ ...tokens, anonymousToken: null })
      },
      'another tab signs in meanwhile': () => {
        premium = 'unknown'
        elsewhere({ token: 'p3', refreshToken: 'r3', refreshAt: Date.now() + day, anonymousToken: null })
      },
      'another tab signs out': () => elsewhere(noTokens),
      'another tab renews': () => elsewhere({ ...kept, refreshAt: Date.now() + day }),
      'another tab says the same': () => elsewhere(kept),
      'server refuses an old bearer': () => refuse('g0'),
      'server lets in late': () => {
        if (on().session.getSnapshot().matches('signedIn')) premium = 'unknown'
        on().session.send({ type: 'session.begin', data: { token: 'p1', refresh_token: 'r1' } })
      },
      'a call goes out': () => on().session.send({ type: 'token.want' }),
      'a call goes out after a sleep': () => {
        vi.setSystemTime(Date.now() + 60_000)
        on().session.send({ type: 'token.want' })
      },
      'visitor is impatient': () => {
        on().authModal.send({ type: 'signUp.show' })
        on().authModal.send({ type: 'signIn.show' })
        on().authModal.send({ type: 'forgotPassword.show' })
      },
      'nobody answers for two minutes': () => {
        const { value } = on().authModal.getSnapshot()
        pass(119_999)
        expect(on().authModal.getSnapshot().value).toEqual(value)
        pass(1)
      },
      'half a day passes': () => pass(day / 2),
      'twenty-four days pass': () => pass(24 * day),
      'six days pass': () => pass(6 * day),
      'half a minute passes': () => pass(35_000),
      'a minute passes': () => pass(60_000),
      'three seconds pass': () => {
        const { value } = on().session.getSnapshot()
        pass(2999)
        expect(on().session.getSnapshot().value).toEqual(value)
        pass(1)
      },
    },
  }

  function lookOf({ session, authModal }: Running): Omit<Look, 'place' | 'premium' | 'told' | 'owner'> {
    const state = session.getSnapshot()
    const { value, context } = authModal.getSnapshot()
    const view = typeof value === 'object' ? value.open.view : null
    const inner = view === 'forgotPassword' ? reset()?.getSnapshot() : undefined
    const granting = authModal.getSnapshot().matches({ open: { call: 'granting' } })
    const problem = inner ? (inner.matches('refused') ? inner.context.problem : null) : context.problem
    const isDrawn = place !== 'callback' && view !== null
    // What is shown while a call is out is no answer to an earlier one, and who is refused learns why.
    const isOld = granting && context.problem !== null
    const isUnexplained = inner?.matches('refused') && inner.context.problem === null
    const stored = kept.token ?? kept.anonymousToken ?? ''
    const { tokens } = state.context
    const isSame = bearer() === stored && tokens.refreshToken === kept.refreshToken && tokens.refreshAt === kept.refreshAt
    return {
      who: state.context.tokens.token === null ? 'visitor' : 'pupil',
      kept: (isSame ? stored : `the tab holds ${bearer()}, the browser ${stored}, or another refresh of it`) as View['kept'],
      person: place !== 'profile' ? 'hidden' : state.context.account ? 'known' : isMissing(state) ? 'missing' : 'loading',
      isUnreachable: state.matches('unreachable'),
      dialog: !isDrawn ? 'none' : inner?.matches('confirmed') ? 'mailed' : dialogs[view],
      isBusy: granting || (inner?.matches('requesting') ?? false),
      alert: isOld || isUnexplained ? 'failure' : isDrawn ? alertOf(problem?.detail ?? '') : 'none',
    }
  }
}

/** A call that says when it is made. */
const noted = <Output, Input>({ config }: PromiseActorLogic<Output, Input>, note: () => void) =>
  fromPromise<Output, Input>((given) => {
    note()
    return (config as (given: unknown) => PromiseLike<Output>)(given)
  })

const dialogs = { signIn: 'sign-in', signUp: 'sign-up', forgotPassword: 'forgotten' } as const
type State = ReturnType<Running['session']['getSnapshot']>
const isMissing = (state: State) => state.matches({ signedIn: { account: 'missing' } })
const isFirst = ({ session }: Running) => session.getSnapshot().matches({ signedIn: { account: 'loading' } })
