import { createActor, fromPromise } from 'xstate'
import {
  afterRefresh,
  bearerOf,
  createOwners,
  deliverLeavings,
  isOverdue,
  leave,
  logInOnce,
  noteLeaving,
  readTokens,
  refreshOnce,
  logInAnonymously,
  logOut,
  refreshTokens,
  sessionMachine,
  type Session,
  type SessionOwners,
} from '@/entities/session'
import type { SurveyGround } from '@/entities/survey'
import { createUserFacts, type UserFacts } from '@/entities/user-fact'
import { authCalls, authModalMachine, lazyAuthModal, type AuthModal, type Providers } from '@/features/auth-modal'
import { configureApi, deviceNamer, readDeviceId, type CallWatcher } from '@/shared/api'
import type { Config } from '@/shared/config'
import { createServerClock } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import type { LocalStore } from '@/shared/lib/local-store'
import { createNewcomer } from './newcomer'
import { startCards, type Cards } from './start-cards'
import { startLog, type Log } from './start-log'

export type Actors = {
  session: Session
  authModal: AuthModal
  owners: SessionOwners
  ground: SurveyGround
  facts: UserFacts
} & Log &
  Cards

/**
 * Starts everything that lives as long as the page, and plugs the session into the API client.
 * @param watcher hears how every call of the API ends.
 */
export function startActors(config: Config, store: LocalStore, watcher: CallWatcher): Actors {
  const deviceId = readDeviceId(store)
  const owners = createOwners(store)
  const newcomer = createNewcomer()
  const session = createActor(
    sessionMachine.provide({
      actors: {
        logInAnonymously: fromPromise(({ input: { refused }, signal }) =>
          logInOnce(store, refused, newcomer.after(logInAnonymously), signal),
        ),
        refreshTokens: fromPromise(({ input, signal }) => refreshOnce(store, input, refreshTokens, signal)),
        logOut: fromPromise(async () => {
          const forget = await noteLeaving(store, readTokens(store))
          // A token that is overdue goes nowhere: the note alone ends the session.
          if (isOverdue(session.getSnapshot().context)) return deliverLeavings(store, leave)
          await logOut()
          forget()
        }),
      },
    }),
    {
      id: 'session',
      ...inspection(),
      input: {
        tokens: readTokens(store),
        rules: { canRefresh: config.session.provider === 'refresh', maxAgeSeconds: config.session.maxAgeSeconds },
      },
    },
  )
  configureApi({
    baseUrl: config.apiBaseUrl,
    device: deviceNamer(store, navigator.userAgent),
    watcher,
    session: {
      bearer: () => bearerOf(session),
      isNew: () => newcomer.isHere() && session.getSnapshot().context.tokens.token === null,
      onWrite: newcomer.goOn,
      isOwner: (owner, bearer) => owners.isSame(owner, owners.of(bearer)),
      onRefused: (bearer) => {
        // Another tab may have replaced the token that was refused, or be about to.
        void afterRefresh(store, bearer, () => {
          session.send({ type: 'tokens.change', tokens: readTokens(store) })
          session.send({ type: 'session.expire', bearer })
        })
      },
    },
  })
  const clock = createServerClock(store)
  const log = startLog(session, owners, clock, deviceId, newcomer.goOn)
  const guest = () => ({ anonymous_token: session.getSnapshot().context.tokens.anonymousToken ?? undefined })
  const authModal = lazyAuthModal(() =>
    createActor(
      authModalMachine.provide({
        actors: {
          grantSession: fromPromise(async ({ input, signal }) =>
            (await authCalls()).grantSession(input, providersOf(config), guest(), signal),
          ),
        },
      }),
      { id: 'authModal', ...inspection() },
    ),
  )
  const ground = { log: log.answers, clock }
  const facts = createUserFacts({ log: log.log, now: clock.now })
  return { ...log, ...startCards(log, clock), session, authModal, owners, ground, facts }
}

const providersOf = ({ googleApiKey, appleApiKey, providerScripts }: Config): Providers => ({
  google: { key: googleApiKey, script: providerScripts.google },
  apple: { key: appleApiKey, script: providerScripts.apple },
})
