import { deliverLeavings, isBearerKey, leave, readTokens, storePremiumStatus, storeTokens, type Session } from '@/entities/session'
import type { ReadMarks } from '@/entities/theory'
import { dropConfirmation, storeConfirmation } from '@/features/auth-modal'
import { noteRefused } from '@/features/sign-out'
import type { Problem } from '@/shared/api'
import type { Config } from '@/shared/config'
import type { TabChannel } from '@/shared/lib/device-log'
import type { LocalStore } from '@/shared/lib/local-store'
import { forgetOwn } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import { endNewcomer } from '@/shared/ui/for-newcomer'
import type { Toast } from '@/shared/ui/toaster'
import { isGuarded, staysAfterSignIn } from '../routing/stays-after-sign-in'
import { followOwner } from './follow-owner'
import type { Actors } from './start-actors'
import { dropConsent, giveConsent, keepConsent } from './give-consent'
import { tellConsent } from './tell-consent'

type World = {
  config: Config
  /** Texts kept in the browser for good, and for this visit. */
  store: LocalStore
  visit: LocalStore
  readMarks: ReadMarks
  tabs: Pick<TabChannel, 'knock' | 'onKnock'>
  path: () => string
  navigate: (path: string) => void
  toast: (toast: Toast) => void
  tellProblem: (problem: Problem) => void
}

/** Every fact that one part of the app may act on when another part, or the browser, states it. Read this file to see the app talk. */
export function connect(actors: Actors, world: World): void {
  const { session, authModal, owners, log, wakeAll, facts, withCards } = actors
  const { config, store, readMarks, tabs, path, navigate, toast, tellProblem } = world
  const readAgain = () => session.send({ type: 'tokens.change', tokens: readTokens(store) })
  session.on('tokens.changed', ({ tokens }) => {
    storeTokens(store, tokens)
    tabs.knock('')
  })
  const goOn = () => {
    forgetOwn()
    void log.revive().then(wakeAll)
    void facts.renew()
    withCards((cards) => cards.renew())
  }
  let isDeleted = false
  const onLeft = (owner: string) => {
    readMarks.forget()
    void dropPacks().catch(() => undefined)
    // Facts of a deleted account can never arrive.
    const gone = isDeleted ? log.erase(owner) : Promise.resolve()
    isDeleted = false
    void gone.then(() => log.forget()).then(goOn)
  }
  followOwner(session, owners, onLeft, goOn)
  const ownerSoFar = rememberOwner(session, log.owners)
  session.on('session.began', () => {
    endNewcomer()
    if (!staysAfterSignIn(path(), config.guards.global)) navigate(addresses.dashboard.to())
  })
  session.on('session.ended', ({ reason }) => {
    isDeleted = reason === 'deleted'
    dropConsent(store)
    void endReminders(store).catch(() => undefined)
    if (reason !== 'refused') return navigate(addresses.landing.to())
    noteRefused(ownerSoFar())
    if (isSurvey(path())) authModal.send({ type: 'modal.open' })
  })
  session.on('account.loaded', ({ account }) => {
    if (!account) return
    void giveConsent(store).catch(() => undefined)
    const { token } = session.getSnapshot().context.tokens
    if (token !== null) owners.name(token, account.user.id)
    wakeAll()
    storePremiumStatus(store, account.user.premium.status)
    tellConsent(account.user.consent_version, store, toast)
  })
  // A call without an answer has been told, or not, by what watches all calls.
  session.on('call.failed', ({ problem }) => {
    if (problem.status !== null) tellProblem(problem)
  })
  hearDialog(actors, world)
  hearBrowser(actors, world, readAgain)
}

/** The facts of the sign-in dialog. */
function hearDialog({ session, authModal }: Actors, { config, store, visit, path, navigate, toast, tellProblem }: World): void {
  authModal.on('session.granted', ({ data }) => {
    dropConfirmation(visit)
    if (data.is_new) keepConsent(store)
    else dropConsent(store)
    session.send({ type: 'session.begin', data })
  })
  authModal.on('account.registered', () => {
    keepConsent(store)
    toast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' })
  })
  authModal.on('reset.confirmed', () => storeConfirmation(visit, Date.now()))
  authModal.on('modal.dismissed', () => {
    dropConfirmation(visit)
    // A page that is left closes the dialog too, and StrictMode opens it again at once: what counts is what stands after that.
    queueMicrotask(() => {
      const isShut = authModal.getSnapshot().matches('closed')
      const isWall = isGuarded(path(), config.guards.global) && session.getSnapshot().context.tokens.token === null
      if (isShut && isWall) navigate(addresses.landing.to())
    })
  })
  authModal.on('call.failed', ({ problem }) => tellProblem(problem))
}

/** The facts of the browser: another tab has spoken, the network is back, the page is looked at again. */
function hearBrowser({ session, wakeAll, withCards }: Actors, { config, store, tabs }: World, readAgain: () => void): void {
  tabs.onKnock(readAgain)
  addEventListener('storage', ({ key }) => {
    if (isBearerKey(key)) readAgain()
  })
  const sayLeft = () => void deliverLeavings(store, leave)
  if (store.read('leaving') !== null) sayLeft()
  addEventListener('online', () => {
    sayLeft()
    session.send({ type: 'login.retry' })
    wakeAll()
    withCards((cards) => cards.refresh())
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    wakeAll()
    if (config.session.recheckOnVisible) session.send({ type: 'session.recheck', isUnasked: true })
  })
  if (config.session.pollSeconds > 0)
    setInterval(() => session.send({ type: 'session.recheck', isUnasked: true }), config.session.pollSeconds * 1000)
}

/** @returns gives the owner as it was before the change that is under way. */
function rememberOwner(session: Session, owners: { current: () => string }): () => string {
  let owner = owners.current()
  session.subscribe(() => (owner = owners.current()))
  return () => owner
}

const isSurvey = (path: string): boolean => addresses.survey.pattern.test(path)

/** Messages about the work of who has left are not for who comes next. */
async function endReminders(store: LocalStore): Promise<void> {
  if (store.read('reminder_device') === null) return
  const { dropDevice } = await import('@/features/remind')
  await dropDevice(store)
}

/** Papers in packs were drawn for who has left; what was begun from one stands in the log and needs none. */
async function dropPacks(): Promise<void> {
  const { forgetPacks } = await import('@/entities/pack')
  await forgetPacks()
}
