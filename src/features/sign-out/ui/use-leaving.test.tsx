import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { factsStream } from '@/entities/user-fact'
import { configureApi } from '@/shared/api'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { noDevice, pageLog } from '../../../../tests/fixtures/page-log'
import { noteRefused } from '../model/refused-session'
import { LeftBehind } from './left-behind'
import { useSignOut } from './use-leaving'
import { testClient } from '../../../../tests/fixtures/test-client'

import './leaving-question'

function Header({ onSignIn }: { onSignIn: () => void }) {
  const { signOut, question } = useSignOut()
  return (
    <>
      <button type="button" onClick={signOut}>
        Вийти
      </button>
      {question}
      <LeftBehind isAskedElsewhere={() => false} onSignIn={onSignIn} />
    </>
  )
}

/** A header over an account; `unsent` bookmarks wait for a server that is out of reach until `reach` says otherwise. */
async function openHeader({ unsent = 0, isBroken = false, isRefusedEarly = false } = {}) {
  let isAway = true
  configureApi({
    ...testClient,
    fetch: async () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return Response.json({ data: { accepted: 1, duplicates: 0, serverNow: '2026-11-20T10:00:00.000Z' } })
    },
  })
  const tokens = { token: 'own', refreshToken: null, refreshAt: null, anonymousToken: null }
  const logOut = vi.fn<() => Promise<void>>(async () => undefined)
  const never = fromPromise(() => new Promise<never>(() => undefined)) as never
  const session = createActor(sessionMachine.provide({ actors: { loadAccount: never, logOut: fromPromise(logOut) } }), {
    input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } },
  }).start()
  const log = pageLog({ owner: () => session.getSnapshot().context.tokens.token ?? 'nobody', ...(isBroken && { device: noDevice }) })
  const bare = (index: number) => ({ kind: 'task.save' as const, question: `q${index}`, isSaved: true })
  for (let index = 0; index < unsent; index++) await log.of(factsStream).append([bare(index)], { at: 0 })
  session.on('session.ended', ({ reason }) => reason === 'refused' && noteRefused('own'))
  if (isRefusedEarly) session.send({ type: 'session.expire', bearer: 'own' })
  const onSignIn = vi.fn<() => void>()
  render(
    <SessionProvider actor={session}>
      <DeviceLogProvider value={log}>
        <Header onSignIn={onSignIn} />
      </DeviceLogProvider>
    </SessionProvider>,
  )
  const waiting = async () => (await log.waiting('own')).map(({ count }) => count)
  const has = (name: string) => screen.findByRole('button', { name })
  /** The session ends, and that many marks wait on the device. */
  const leaves = async (stays: number[]) => {
    await isOut(session)
    expect(await waiting()).toEqual(stays)
  }
  return { session, logOut, waiting, has, leaves, onSignIn, reach: () => void (isAway = false), user: userEvent.setup() }
}
const isOut = (session: { getSnapshot: () => { value: unknown } }) => waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
const keep = 'Лишити на цьому пристрої до наступного входу'

test.each([
  ['who owes the server nothing', {}],
  ['whose device cannot say', { isBroken: true }],
])('%s leaves at once', async (_name, state) => {
  const { session, user, has } = await openHeader(state)
  await user.click(await has('Вийти'))
  await isOut(session)
})

test('what can be delivered is delivered without a question', async () => {
  const { user, has, leaves, reach } = await openHeader({ unsent: 2 })
  reach()
  await user.click(await has('Вийти'))
  await leaves([])
})

test('who leaves while something waits is told what, and may stay', async () => {
  const { session, logOut, user, has, waiting } = await openHeader({ unsent: 2 })
  await user.click(await has('Вийти'))
  const question = await screen.findByRole('alertdialog', { name: 'Вийти зараз?' })
  expect(question).toHaveTextContent('2 позначки')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect([session.getSnapshot().matches('signedIn'), logOut.mock.calls.length, await waiting()]).toEqual([true, 0, [2]])
})

test.each([
  [keep, [2]],
  ['Стерти', []],
])('«%s» leaves the account, and that much stays on the device', async (answer, stays) => {
  const { user, has, leaves } = await openHeader({ unsent: 2 })
  await user.click(await has('Вийти'))
  await user.click(await has(answer))
  await leaves(stays)
})

test('«Надіслати» says that it could not, and leaves once it can', async () => {
  const { user, has, leaves, reach } = await openHeader({ unsent: 1 })
  await user.click(await has('Вийти'))
  await user.click(await has('Надіслати'))
  expect(await screen.findByText('Надіслати не вдалося: немає зв’язку з сервером.')).toBeVisible()
  reach()
  await user.click(await has('Надіслати'))
  await leaves([])
})

test('a session that the server ends leaves a word of what waits; sending it means signing in', async () => {
  const { session, user, has, waiting, onSignIn } = await openHeader({ unsent: 1 })
  session.send({ type: 'session.expire', bearer: 'own' })
  expect(await screen.findByRole('alertdialog', { name: 'Сеанс завершено' })).toHaveTextContent('1 позначка')
  await user.click(await has('Надіслати'))
  expect([onSignIn.mock.calls.length, await waiting()]).toEqual([1, [1]])
})

test('a session that the server ended before the page was drawn is asked about once it is', async () => {
  const { session, has, waiting, user } = await openHeader({ unsent: 2, isRefusedEarly: true })
  await isOut(session)
  await user.click(await has('Стерти'))
  await waitFor(async () => expect(await waiting()).toEqual([]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a session that the server ends where nothing waits asks nothing', async () => {
  const { session, waiting } = await openHeader()
  session.send({ type: 'session.expire', bearer: 'own' })
  await isOut(session)
  expect([await waiting(), screen.queryByRole('alertdialog')]).toEqual([[], null])
})
