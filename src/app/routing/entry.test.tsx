import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { Entry } from './entry'

/** A browser that holds nothing comes to an address that does not exist. */
function come() {
  const guest = Promise.withResolvers<string>()
  const machine = sessionMachine.provide({ actors: { logInAnonymously: fromPromise(() => guest.promise) } })
  const tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: null }
  const session = createActor(machine, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start()
  render(
    <ConfigProvider value={defaultConfig}>
      <SessionProvider actor={session}>
        <Entry path="/nowhere" found={null} redirect={null} />
      </SessionProvider>
    </ConfigProvider>,
  )
  return { session, guest }
}

const notFound = () => screen.queryByRole('heading', { name: /404/ })

test('a page is not entered before there is a guest', async () => {
  const { session, guest } = come()
  expect([session.getSnapshot().value, notFound()]).toEqual(['loggingInAnonymously', null])
  await act(async () => guest.resolve('g1'))
  expect([session.getSnapshot().value, notFound() !== null]).toEqual(['anonymous', true])
})

test('a page is entered without a guest where none can be had', async () => {
  const { session, guest } = come()
  await act(async () => guest.reject(new Error('down')))
  expect([session.getSnapshot().value, notFound() !== null]).toEqual(['unreachable', true])
})

test('who has left does not stay in: the door closes until there is a guest again', async () => {
  const { session, guest } = come()
  await act(async () => guest.resolve('g1'))
  act(() => session.send({ type: 'session.begin', data: { token: 't1' } }))
  expect(notFound()).not.toBeNull()
  act(() => session.send({ type: 'account.deleted' }))
  expect([session.getSnapshot().value, notFound()]).toEqual(['loggingInAnonymously', null])
  await act(async () => undefined)
  expect([session.getSnapshot().value, notFound() !== null]).toEqual(['anonymous', true])
})
