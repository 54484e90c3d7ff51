import { tokenKeys, readTokens, writeTokens } from '@/entities/session'
import { keepConfirmation } from '@/features/auth-modal'
import type { Config } from '@/shared/config'
import type { LocalStore } from '@/shared/lib/local-store'
import { addresses } from '@/shared/routes'
import type { Toast } from '@/shared/ui/toaster'
import type { Actors } from './start-actors'

type World = {
  config: Config
  /** Texts kept in the browser for good, and for this visit. */
  store: LocalStore
  visit: LocalStore
  path: () => string
  navigate: (path: string) => void
  toast: (toast: Toast) => void
}

/** Every fact that one part of the app may act on when another part, or the browser, states it. Read this file to see the app talk. */
export function connect({ session, authModal, outbox, ground }: Actors, { config, store, visit, path, navigate, toast }: World): void {
  session.on('tokens.changed', ({ tokens }) => writeTokens(store, tokens))
  session.on('session.began', () => {
    const isPaying = [addresses.paywall, addresses.paywallV2].some(({ pattern }) => pattern.test(path()))
    if (!isPaying) navigate(addresses.dashboard.to())
    void ground.log.revive().then(() => outbox.send({ type: 'outbox.wake' }))
  })
  session.on('session.ended', ({ reason }) => {
    if (reason === 'left') navigate(addresses.landing.to())
  })
  session.on('account.loaded', ({ account }) => {
    if (account) store.write(tokenKeys.premiumStatus, account.user.premium.status)
  })
  authModal.on('session.granted', ({ data }) => session.send({ type: 'session.begin', data }))
  authModal.on('account.registered', () => toast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' }))
  authModal.on('reset.confirmed', () => keepConfirmation(visit, Date.now()))
  authModal.on('call.failed', ({ problem }) => toast({ severity: 'error', title: 'Помилка', detail: problem.detail }))
  session.on('call.failed', ({ problem }) => toast({ severity: 'error', title: 'Помилка', detail: problem.detail }))

  addEventListener('online', () => {
    session.send({ type: 'login.retry' })
    outbox.send({ type: 'outbox.wake' })
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    outbox.send({ type: 'outbox.wake' })
    if (config.session.recheckOnVisible) session.send({ type: 'session.recheck' })
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKeys.token) session.send({ type: 'tokens.change', tokens: readTokens(store) })
  })
  if (config.session.pollSeconds > 0) setInterval(() => session.send({ type: 'session.recheck' }), config.session.pollSeconds * 1000)
}
