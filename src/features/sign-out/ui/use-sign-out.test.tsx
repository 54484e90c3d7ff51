import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { SurveyGroundProvider } from '@/entities/survey'
import { useSignOut } from './use-sign-out'
import { answersOn, noDevice } from '../../../../tests/fixtures/page-log'

function Header() {
  const { signOut, question } = useSignOut()
  return (
    <>
      <button type="button" onClick={signOut}>
        Вийти
      </button>
      {question}
    </>
  )
}

/** A header over an account; `hasUnsent`: an answer waits for the server. */
async function openHeader({ hasUnsent = false, isBroken = false } = {}) {
  const log = answersOn({ device: noDevice })
  if (hasUnsent) await log.append('nmt-12345678', [{ kind: 'answer', question: 'q1', value: 'a' }], 0)
  if (isBroken) log.waiting = () => Promise.reject(new Error('The database is gone'))
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const tokens = { token: 'own', refreshToken: null, refreshAt: null, anonymousToken: null }
  const logOut = vi.fn<() => Promise<void>>(async () => undefined)
  const never = fromPromise(() => new Promise<never>(() => undefined)) as never
  const session = createActor(sessionMachine.provide({ actors: { loadAccount: never, logOut: fromPromise(logOut) } }), {
    input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } },
  }).start()
  render(
    <SessionProvider actor={session}>
      <SurveyGroundProvider value={{ log, clock }}>
        <Header />
      </SurveyGroundProvider>
    </SessionProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Вийти' }))
  return { session, logOut, log }
}

test.each([
  ['who owes the server nothing', {}],
  ['whose device cannot say', { isBroken: true }],
])('%s leaves at once', async (_name, state) => {
  const { session } = await openHeader(state)
  await waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
})

test('who leaves while answers wait is asked first, and may stay', async () => {
  const { session, logOut, log } = await openHeader({ hasUnsent: true })
  const question = await screen.findByRole('alertdialog', { name: 'Вийти зараз?' })
  expect(question).toHaveTextContent('ще не надійшла на сервер')
  await userEvent.click(screen.getByRole('button', { name: 'Лишитися' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect([session.getSnapshot().matches('signedIn'), logOut.mock.calls.length]).toEqual([true, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Вийти' }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Вийти' })).at(-1)!)
  await waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
  expect((await log.waiting()).length).toBe(1)
})
