import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createOwners, sessionMachine } from '@/entities/session'
import { authModalMachine } from '@/features/auth-modal'
import { defaultConfig } from '@/shared/config'
import { createLocalStore } from '@/shared/lib/local-store'
import type { Actors } from './start-actors'
import { connect } from './wiring'

const memory = () =>
  createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

/** The wiring round a real session and a real dialog, with whatever else it needs standing still. */
function visit(path: string, { isSiteGuarded = false, token = null as string | null } = {}) {
  const place = { path }
  const never = fromPromise(() => new Promise<never>(() => undefined)) as never
  const session = createActor(sessionMachine.provide({ actors: { loadAccount: never } }), {
    input: {
      tokens: { token, refreshToken: null, refreshAt: null, anonymousToken: token === null ? 'g1' : null },
      rules: { canRefresh: false, maxAgeSeconds: 60 },
    },
  })
  const authModal = createActor(authModalMachine)
  const store = memory()
  const owners = createOwners(store)
  const navigate = vi.fn<(to: string) => void>((to) => void (place.path = to))
  const still = { forget: () => undefined, knock: () => undefined, onKnock: () => undefined }
  connect({ session, authModal, owners, log: { owners: { current: () => 'somebody' } }, wakeAll: () => undefined } as unknown as Actors, {
    config: { ...defaultConfig, guards: { ...defaultConfig.guards, global: isSiteGuarded } },
    store,
    visit: memory(),
    readMarks: still as never,
    tabs: still,
    path: () => place.path,
    navigate,
    toast: () => undefined,
    tellProblem: () => undefined,
  })
  session.start()
  authModal.start()
  authModal.send({ type: 'modal.open' })
  const settled = async () => (await Promise.resolve(), navigate.mock.calls.map(([to]) => to))
  return { authModal, place, settled }
}

beforeEach(() => vi.stubGlobal('addEventListener', () => undefined))

test.each([
  ['a page for holders of an account', '/profile', {}],
  ['any page of a site that is guarded as a whole', '/subjects', { isSiteGuarded: true }],
])('whoever closes the dialog before %s is led home', async (_name, path, state) => {
  const { authModal, settled } = visit(path, state)
  authModal.send({ type: 'modal.close' })
  expect(await settled()).toEqual(['/'])
})

test.each([
  ['a page that is open to all', '/subjects', {}],
  ['the own profile, of which one holds the account', '/profile', { token: 'p1' }],
])('whoever closes the dialog on %s stays', async (_name, path, state) => {
  const { authModal, settled } = visit(path, state)
  authModal.send({ type: 'modal.close' })
  expect(await settled()).toEqual([])
})

test('whoever leaves a guarded page by a link arrives where the link leads', async () => {
  const { authModal, place, settled } = visit('/profile')
  place.path = '/subjects'
  authModal.send({ type: 'modal.close' })
  expect([await settled(), place.path]).toEqual([[], '/subjects'])
})

test('a dialog that is closed and opened within one turn, as StrictMode does it, leads nobody away', async () => {
  const { authModal, settled } = visit('/profile')
  authModal.send({ type: 'modal.close' })
  authModal.send({ type: 'modal.open' })
  expect(await settled()).toEqual([])
})
