import { createActor, fromPromise } from 'xstate'
import { bearerOf, logInAnonymously, logInOnce, readTokens, sessionMachine, type Session } from '@/entities/session'
import { createMemoryLog, createServerClock, deliver, openAnswerLog, outboxMachine, type Outbox, type SurveyGround } from '@/entities/survey'
import { authModalMachine, grantSession, type AuthModal, type Providers } from '@/features/auth-modal'
import { configureApi, describeDevice, readDeviceId } from '@/shared/api'
import type { Config } from '@/shared/config'
import type { LocalStore } from '@/shared/lib/local-store'

export type Actors = { session: Session; authModal: AuthModal; outbox: Outbox; ground: SurveyGround }

/** Starts everything that lives as long as the page, and plugs the session into the API client. */
export async function startActors(config: Config, store: LocalStore): Promise<Actors> {
  const deviceId = readDeviceId(store)
  const session = createActor(
    sessionMachine.provide({ actors: { logInAnonymously: fromPromise(() => logInOnce(store, logInAnonymously)) } }),
    {
      id: 'session',
      input: {
        tokens: readTokens(store),
        rules: { canRefresh: config.session.provider === 'refresh', maxAgeSeconds: config.session.maxAgeSeconds },
      },
    },
  )
  const device = memoized(() => describeDevice(deviceId, navigator.userAgent))
  configureApi({
    baseUrl: config.apiBaseUrl,
    device,
    session: { bearer: () => bearerOf(session), onRefused: (bearer) => session.send({ type: 'session.expire', bearer }) },
  })
  const log = await openAnswerLog(deviceId).catch(() => createMemoryLog(deviceId))
  const clock = createServerClock(store)
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(() => deliver(log, clock)) } }), { id: 'outbox' })
  const guest = () => ({ anonymous_token: session.getSnapshot().context.tokens.anonymousToken ?? undefined })
  const authModal = createActor(
    authModalMachine.provide({
      actors: { grantSession: fromPromise(({ input, signal }) => grantSession(input, providersOf(config), guest(), signal)) },
    }),
    { id: 'authModal' },
  )
  return { session, authModal, outbox, ground: { log, clock, wake: () => outbox.send({ type: 'outbox.wake' }) } }
}

function memoized<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const providersOf = ({ googleApiKey, appleApiKey, providerScripts }: Config): Providers => ({
  google: { key: googleApiKey, script: providerScripts.google },
  apple: { key: appleApiKey, script: providerScripts.apple },
})
