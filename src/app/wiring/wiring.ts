import { deliverLeavings, leave, readTokens, tokenKeys, writeTokens } from '@/entities/session'
import type { ReadMarks } from '@/entities/theory'
import { dropConfirmation, keepConfirmation } from '@/features/auth-modal'
import { rememberRefused } from '@/features/sign-out'
import type { Problem } from '@/shared/api'
import type { Config } from '@/shared/config'
import type { TabChannel } from '@/shared/lib/device-log'
import type { LocalStore } from '@/shared/lib/local-store'
import { forgetOwn } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import type { Toast } from '@/shared/ui/toaster'
import { staysAfterSignIn } from '../routing/stays-after-sign-in'
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
  const { config, store, visit, readMarks, tabs, path, navigate, toast, tellProblem } = world
  const readAgain = () => session.send({ type: 'tokens.change', tokens: readTokens(store) })
  session.on('tokens.changed', ({ tokens }) => {
    writeTokens(store, tokens)
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
    // What waits for an account that is no more can never arrive.
    const gone = isDeleted ? log.erase(owner) : Promise.resolve()
    isDeleted = false
    void gone.then(() => log.forget()).then(goOn)
  }
  followOwner(session, owners, onLeft, goOn)
  rememberRefused(session, log.owners)
  session.on('session.began', () => {
    if (!staysAfterSignIn(path(), config.guards.global)) navigate(addresses.dashboard.to())
  })
  session.on('session.ended', ({ reason }) => {
    isDeleted = reason === 'deleted'
    dropConsent(store)
    if (reason === 'refused') return isSurvey(path()) ? authModal.send({ type: 'modal.open' }) : undefined
    navigate(addresses.landing.to())
  })
  session.on('account.loaded', ({ account }) => {
    if (!account) return
    void giveConsent(store).catch(() => undefined)
    const { token } = session.getSnapshot().context.tokens
    if (token !== null) owners.name(token, account.user.id)
    wakeAll()
    store.write(tokenKeys.premiumStatus, account.user.premium.status)
    tellConsent(account.user.consent_version, store, toast)
  })
  session.on('call.failed', ({ problem }) => tellProblem(problem))
  authModal.on('session.granted', ({ data }) => {
    if (data.is_new) keepConsent(store)
    else dropConsent(store)
    session.send({ type: 'session.begin', data })
  })
  authModal.on('account.registered', () => {
    keepConsent(store)
    toast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' })
  })
  authModal.on('reset.confirmed', () => keepConfirmation(visit, Date.now()))
  authModal.on('modal.dismissed', () => dropConfirmation(visit))
  authModal.on('call.failed', ({ problem }) => tellProblem(problem))
  hearBrowser(actors, world, readAgain)
}

/** The facts of the browser: another tab has spoken, the network is back, the page is looked at again. */
function hearBrowser({ session, wakeAll, withCards }: Actors, { config, store, tabs }: World, readAgain: () => void): void {
  tabs.onKnock(readAgain)
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKeys.token || key === tokenKeys.anonymousToken) readAgain()
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

const isSurvey = (path: string): boolean => addresses.survey.pattern.test(path)

/** Papers in packs were drawn for who has left; what was begun from one stands in the log and needs none. */
async function dropPacks(): Promise<void> {
  const { forgetPacks } = await import('@/entities/pack')
  await forgetPacks()
}
