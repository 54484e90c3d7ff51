import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { SessionProvider, sessionMachine } from '@/entities/session'
import { AuthModalProvider, authModalMachine, keepPending } from '@/features/auth-modal'
import { createLocalStore } from '@/shared/lib/local-store'
import { createActor, fromPromise } from 'xstate'
import { AuthCallbackPage } from './auth-callback-page'

const state = 'a-long-enough-state'
const silent = authModalMachine.provide({ actors: { grantSession: fromPromise(() => new Promise<never>(() => undefined)) as never } })

/** A guest’s session that asks for nothing. */
const guest = createActor(sessionMachine, {
  input: {
    tokens: { token: null, refreshToken: null, refreshAt: null, anonymousToken: 'g1' },
    rules: { canRefresh: false, maxAgeSeconds: 60 },
  },
}).start()

test('an answer is not lost with a drawing that was given up before it stood', async () => {
  keepPending(
    createLocalStore(() => sessionStorage),
    { state, returnTo: '/profile' },
  )
  history.replaceState(null, '', `/auth/callback#state=${state}&id_token=token`)
  const gate = Promise.withResolvers<void>()
  const Slow = () => (use(gate.promise), null)
  const { hook } = memoryLocation({ path: '/auth/callback' })
  const page = (
    <Router hook={hook}>
      <SessionProvider actor={guest}>
        <AuthModalProvider actor={createActor(silent).start()}>
          <Suspense fallback="Чекаємо">
            <AuthCallbackPage />
            <Slow />
          </Suspense>
        </AuthModalProvider>
      </SessionProvider>
    </Router>
  )
  await act(async () => void render(page))
  await act(async () => gate.resolve())
  expect(await screen.findByRole('heading', { name: 'Завершуємо вхід…' })).toBeVisible()
  expect([location.pathname, location.hash, sessionStorage.length]).toEqual(['/auth/callback', '', 0])
})
