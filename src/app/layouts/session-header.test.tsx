import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { SessionProvider } from '@/entities/session'
import { authModalMachine, AuthModalProvider } from '@/features/auth-modal'
import { guestSession } from '../../../tests/fixtures/visitor'
import { SessionHeader } from './session-header'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { noDevice, pageLog } from '../../../tests/fixtures/page-log'

// jsdom has no modal dialogs.
beforeEach(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  }),
)
afterEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

/** The header as it stands before the session runs; `start` lets it run. */
function openHeader() {
  const session = guestSession()
  const authModal = createActor(authModalMachine).start()
  const send = vi.spyOn(authModal, 'send')
  const log = pageLog({ device: noDevice })
  const { hook } = memoryLocation({ path: '/dashboard' })
  const header = (isRunning: boolean) => (
    <Router hook={hook}>
      <SessionProvider actor={isRunning ? session : null}>
        <AuthModalProvider actor={isRunning ? authModal : null}>
          <DeviceLogProvider value={isRunning ? log : null}>
            <SessionHeader isPublicPage={false} hasSections hasOwnSignIn={false} />
          </DeviceLogProvider>
        </AuthModalProvider>
      </SessionProvider>
    </Router>
  )
  const { rerender } = render(header(false))
  return { send, start: () => rerender(header(true)) }
}

test('the menu that was opened before the session runs stays open when it does', async () => {
  const { start } = openHeader()
  await userEvent.click(screen.getByRole('button', { name: 'Меню' }))
  const menu = screen.getByRole('dialog', { name: 'Меню' })
  start()
  expect(screen.getByRole('dialog', { name: 'Меню' })).toBe(menu)
})

test('a press before the session runs is answered once when it does, and the next one at once', async () => {
  const { send, start } = openHeader()
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(send).not.toHaveBeenCalled()
  start()
  expect(send.mock.calls).toEqual([[{ type: 'modal.open' }]])
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(send).toHaveBeenCalledTimes(2)
})
