import { tokenKeys, readTokens, writeTokens } from '@/entities/session'
import type { ReadMarks } from '@/entities/theory'
import { dropConfirmation, keepConfirmation } from '@/features/auth-modal'
import type { Problem } from '@/shared/api'
import type { Config } from '@/shared/config'
import type { LocalStore } from '@/shared/lib/local-store'
import { forgetOwn } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import type { Toast } from '@/shared/ui/toaster'
import { staysAfterSignIn } from '../routing/stays-after-sign-in'
import type { Actors } from './start-actors'
import type { Tabs } from './tabs'
import { dropConsent, giveConsent, keepConsent } from './give-consent'
import { tellConsent } from './tell-consent'

type World = {
  config: Config
  /** Texts kept in the browser for good, and for this visit. */
  store: LocalStore
  visit: LocalStore
  readMarks: ReadMarks
  tabs: Tabs
  path: () => string
  navigate: (path: string) => void
  toast: (toast: Toast) => void
  tellProblem: (problem: Problem) => void
}

/** Every fact that one part of the app may act on when another part, or the browser, states it. Read this file to see the app talk. */
export function connect(
  { session, authModal, outbox, ground, factLog, factOutbox, facts, cardOutbox, refreshCards, forgetCards }: Actors,
  world: World,
): void {
  const { config, store, visit, readMarks, tabs, path, navigate, toast, tellProblem } = world
  const readAgain = () => session.send({ type: 'tokens.change', tokens: readTokens(store) })
  session.on('tokens.changed', ({ tokens }) => {
    writeTokens(store, tokens)
    tabs.knock()
  })
  session.on('session.began', () => {
    forgetOwn()
    if (!staysAfterSignIn(path(), config.guards.global)) navigate(addresses.dashboard.to())
    void ground.log.revive().then(() => outbox.send({ type: 'outbox.wake' }))
    void factLog.revive().then(() => factOutbox.send({ type: 'outbox.wake' }))
    void facts.forget()
    forgetCards()
  })
  session.on('session.ended', ({ reason }) => {
    dropConsent(store)
    if (reason === 'refused') return isSurvey(path()) ? authModal.send({ type: 'modal.open' }) : undefined
    navigate(addresses.landing.to())
    readMarks.forget()
    forgetOwn()
    void facts.forget()
    forgetCards()
  })
  session.on('account.loaded', ({ account }) => {
    if (!account) return
    void giveConsent(store).catch(() => undefined)
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

  tabs.onKnock(readAgain)
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKeys.token || key === tokenKeys.anonymousToken) readAgain()
  })
  addEventListener('online', () => {
    session.send({ type: 'login.retry' })
    outbox.send({ type: 'outbox.wake' })
    factOutbox.send({ type: 'outbox.wake' })
    cardOutbox.send({ type: 'outbox.wake' })
    refreshCards()
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    outbox.send({ type: 'outbox.wake' })
    factOutbox.send({ type: 'outbox.wake' })
    cardOutbox.send({ type: 'outbox.wake' })
    if (config.session.recheckOnVisible) session.send({ type: 'session.recheck', isUnasked: true })
  })
  if (config.session.pollSeconds > 0)
    setInterval(() => session.send({ type: 'session.recheck', isUnasked: true }), config.session.pollSeconds * 1000)
}

const isSurvey = (path: string): boolean => addresses.survey.pattern.test(path)
