import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { createLocalStore } from '@/shared/lib/local-store'
import { declinePrompt, mayPrompt } from '../model/prompt-pause'
import { KeepProgress } from './keep-progress'

const dayMs = 86_400_000
beforeEach(() => localStorage.clear())

function open(token: string | null) {
  const tokens = { token, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }
  const silent = sessionMachine.provide({ actors: { loadAccount: fromPromise(() => new Promise<never>(() => undefined)) as never } })
  const session = createActor(silent, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start()
  render(
    <Router hook={memoryLocation({ path: '/result/math/nmt-12345678' }).hook}>
      <SessionProvider actor={session}>
        <KeepProgress />
      </SessionProvider>
    </Router>,
  )
}
const prompt = () => screen.queryByRole('region', { name: 'Збережи прогрес: вхід за 20 секунд' })

test('a guest is led to sign in and back to where the prompt stood', () => {
  open(null)
  expect(screen.getByRole('link', { name: 'Зберегти прогрес' })).toHaveAttribute('href', '/auth?returnTo=%2Fresult%2Fmath%2Fnmt-12345678')
})

test('an account is not asked', () => {
  open('t1')
  expect(prompt()).toBeNull()
})

test('a guest who declined is not asked again when the next page opens', async () => {
  open(null)
  await userEvent.click(screen.getByRole('button', { name: 'Не зараз' }))
  expect(prompt()).toBeNull()
  cleanup()
  open(null)
  expect(prompt()).toBeNull()
})

test('a no lasts for seven days, and a clock that went back does not make it last longer', () => {
  const store = createLocalStore(() => sessionStorage)
  const now = Date.UTC(2026, 10, 21)
  expect(mayPrompt(store, now)).toBe(true)
  declinePrompt(store, now)
  expect([0, 6.9, 7].map((days) => mayPrompt(store, now + days * dayMs))).toEqual([false, false, true])
  expect(mayPrompt(store, now - dayMs)).toBe(true)
})
