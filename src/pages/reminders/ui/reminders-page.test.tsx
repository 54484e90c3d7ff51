import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { remindersOf } from '#samples/reminders'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { configureApi } from '@/shared/api'
import { RemindersPage } from './reminders-page'
import { testClient } from '../../../../tests/fixtures/test-client'

type Reply = { status: number; body: object }
const off: Reply = { status: 200, body: { data: { isOn: false } } }

/** Opens the page from a letter. @returns the tokens that were sent, and whether a session went along. */
function open(link: string, ...replies: Reply[]): [string, boolean][] {
  const sent: [string, boolean][] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push([((await request.json()) as { token: string }).token, request.headers.has('authorization')])
      const { status, body } = replies[Math.min(sent.length, replies.length) - 1] ?? off
      return Response.json(body, { status })
    },
  })
  const { hook, searchHook } = memoryLocation({ path: '/reminders', searchPath: `link=${link}` })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <RemindersPage />
    </Router>,
  )
  return sent
}

test('the press in the letter is enough to end the letters, whoever is signed in', async () => {
  const sent = open('off.1.a', off)
  expect(await screen.findByRole('heading', { name: 'Нагадувань більше не буде' })).toBeVisible()
  expect(sent).toEqual([['off.1.a', false]])
})

test('letters go on only after a press on the page itself', async () => {
  const sent = open('on.1.a', { status: 200, body: { data: { isOn: true } } })
  await userEvent.click(screen.getByRole('button', { name: 'Надсилати й далі' }))
  expect(await screen.findByRole('heading', { name: 'Нагадування приходитимуть' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a link that failed says why and can be tried again', async () => {
  open('off.1.a', { status: 503, body: { errorMessage: 'Сервер на ремонті' } }, off)
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер на ремонті')
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByRole('heading', { name: 'Нагадувань більше не буде' })).toBeVisible()
})

test('a link that leads nowhere is not tried again: it leads to the settings', async () => {
  open('off.1.a', { status: 404, body: { errorMessage: 'Це посилання не діє' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Це посилання не діє')
  expect(screen.getByRole('link', { name: 'До налаштувань' })).toHaveAttribute('href', '/reminders')
  expect(screen.queryByRole('button', { name: 'Спробувати ще' })).toBeNull()
})

test('without a link nothing is changed, and the settings are here, for a guest too', async () => {
  configureApi({ ...testClient, fetch: async () => Response.json({ data: { reminders: remindersOf() } }) })
  const { hook, searchHook } = memoryLocation({ path: '/reminders' })
  const tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }
  const session = createActor(sessionMachine, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SessionProvider actor={session}>
        <RemindersPage />
      </SessionProvider>
    </Router>,
  )
  expect(await screen.findByRole('radio', { name: 'Не нагадувати' })).toBeChecked()
})
