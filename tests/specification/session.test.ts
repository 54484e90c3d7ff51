// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { guardChunks } from '@/app/entry/chunk-reload'
import { specified } from './constants'
import { closeSite, openSite } from './site'

afterEach(closeSite)

const stored = () =>
  [specified.keyOfToken, specified.keyOfAnonymousToken, specified.keyOfPremiumStatus].map((key) => localStorage.getItem(key))
const credentials = { email: 'o@example.com', password: 'довгий пароль' }
const guest = { [specified.keyOfAnonymousToken]: 'g0' }
const signedIn = { [specified.keyOfToken]: 't0', [specified.keyOfPremiumStatus]: 'active' }

test('a first visit becomes a guest, whose token is kept', async () => {
  const { actors: site } = openSite({})
  site.session.send({ type: 'page.enter' })
  await vi.waitFor(() => expect(stored()).toEqual([null, 'g1', null]))
})

test('a sign-in stores the token in place of the guest’s, loads user and statistic, and leads to learning', async () => {
  const { actors: site, named, went, toasts } = openSite(guest)
  site.authModal.send({ type: 'modal.open' })
  site.authModal.send({ type: 'credentials.submit', credentials })
  await vi.waitFor(() => expect(stored()).toEqual(['t1', null, 'none']))
  const after = named().slice(named().indexOf(specified.callToLogIn) + 1)
  expect(after.toSorted()).toEqual(expect.arrayContaining([...specified.loadedAfterSignIn]))
  expect([went, toasts, site.authModal.getSnapshot().value]).toEqual([[specified.afterSignIn], [], 'closed'])
  expect(site.session.getSnapshot().context.account?.statistic.answers_given).toBe(2)
})

test('a registration takes the guest along and is celebrated', async () => {
  const { actors: site, calls, toasts } = openSite(guest)
  site.authModal.send({ type: 'modal.open' })
  site.authModal.send({ type: 'registration.submit', registration: { name: 'Оля', ...credentials } })
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).toEqual([{ severity: specified.successSeverity, title: specified.successTitle, detail: specified.registered }])
  expect(calls.find(({ call }) => call === specified.callToRegister)?.body).toMatchObject({ anonymous_token: 'g0' })
})

test('a sign-out tells the server, removes token and premium status and leads home', async () => {
  const { actors: site, named, went } = openSite(signedIn)
  site.session.send({ type: 'session.end' })
  await vi.waitFor(() => expect(went).toEqual([specified.afterLogout]))
  expect([stored(), named().includes(specified.callToLogOut)]).toEqual([[null, null, null], true])
})

test('a session is as old as its answer says, in seconds', async () => {
  const granted = { success: true, data: { token: 't1', refresh_token: 'r1', max_age: 3600 } }
  const { actors: site } = openSite(guest, { [specified.callToLogIn]: () => Response.json(granted) })
  site.authModal.send({ type: 'modal.open' })
  const from = Date.now()
  site.authModal.send({ type: 'credentials.submit', credentials })
  const refreshAt = await vi.waitUntil(() => site.session.getSnapshot().context.tokens.refreshAt)
  expect(Math.round((refreshAt - from) / 3600 / specified.msOfMaxAge)).toBe(1)
})

test('a chunk that is gone reloads the page, which only this visit remembers', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async (address: string) => new Response('{}', { status: address === '/config.json' ? 200 : 404 }))
  guardChunks()
  const missed = () => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('/assets/page-1.js') }))
  missed()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect([globalThis[specified.storageOfReloadGuard].length, localStorage.length]).toEqual([1, 0])
})

test('a deleted account leaves neither token nor premium status and leads home', async () => {
  const { actors: site, went } = openSite(signedIn)
  site.session.send({ type: 'account.deleted' })
  await vi.waitFor(() => expect(went).toEqual([specified.afterDeletion]))
  expect(stored()).toEqual([null, null, null])
})

test('a 401 to the token removes it and keeps the guest’s; it is told and passed on', async () => {
  const refused = () => Response.json({ errorMessage: 'Сеанс завершено' }, { status: specified.refusedToken })
  const { toasts } = openSite({ ...signedIn, ...guest }, { [specified.callForUser]: refused })
  await vi.waitFor(() => expect(stored()).toEqual([null, 'g0', null]))
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([{ severity: specified.errorSeverity, title: specified.errorTitle, detail: 'Сеанс завершено' }]),
  )
})
