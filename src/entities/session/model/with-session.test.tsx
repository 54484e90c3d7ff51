import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { SessionProvider, WithSession } from './session-context'
import { sessionMachine } from './session.machine'

test('what waits for the session is drawn when it runs, and what stands around it is not drawn anew', () => {
  const drawn = vi.fn<() => void>()
  function Page() {
    drawn()
    return <WithSession>своє</WithSession>
  }
  const page = <Page />
  const { rerender } = render(<SessionProvider actor={null}>{page}</SessionProvider>)
  expect(screen.queryByText('своє')).toBeNull()
  const tokens = { token: 't', refreshToken: null, refreshAt: null, anonymousToken: null }
  const actor = createActor(sessionMachine, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } })
  rerender(<SessionProvider actor={actor}>{page}</SessionProvider>)
  expect(screen.getByText('своє')).toBeVisible()
  expect(drawn).toHaveBeenCalledOnce()
})
