import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import type { Reminders } from '#contract/reminder'
import { remindersOf } from '#contract/samples/reminders'
import { configureApi } from '@/shared/api'
import { Toaster } from '@/shared/ui/toaster'
import { ReminderOffer } from './reminder-offer'
import { ReminderSettings } from './reminder-settings'
import { testClient } from '../../../../tests/fixtures/test-client'

beforeEach(() => localStorage.clear())

/** A server that keeps what it is told; `isBroken` refuses every change. @returns the changes that came. */
function serve(kept: Reminders, isBroken = false): object[] {
  const changes: object[] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') {
        const change = (await request.json()) as Partial<Reminders>
        changes.push(change)
        if (isBroken) return Response.json({ errorMessage: 'Спробуй пізніше' }, { status: 422 })
        Object.assign(kept, change)
      }
      return Response.json({ data: { reminders: kept } })
    },
  })
  return changes
}
const draw = (part: ReactNode) => render(<Router hook={memoryLocation({ path: '/profile' }).hook}>{part}</Router>)
const box = () => screen.findByRole('checkbox', { name: 'Нагадувати на e-mail' })

test('letters are switched on, timed and switched off by one press each', async () => {
  const changes = serve(remindersOf())
  draw(<ReminderSettings email="olia@example.com" />)
  await userEvent.click(await box())
  expect(await screen.findByText('Щодня о 17:00')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('О котрій (за Києвом)'), '8:00')
  expect(await screen.findByText('Щодня о 8:00')).toBeVisible()
  await userEvent.click(await box())
  expect(await screen.findByText('Листів не буде')).toBeVisible()
  expect(changes).toEqual([
    { isOn: true, hour: 17 },
    { isOn: true, hour: 8 },
    { isOn: false, hour: 8 },
  ])
})

test('a change that the server refuses is told and changes nothing', async () => {
  serve(remindersOf(), true)
  draw(
    <>
      <ReminderSettings email="olia@example.com" />
      <Toaster />
    </>,
  )
  await userEvent.click(await box())
  expect(await screen.findByText('Спробуй пізніше')).toBeVisible()
  expect(await box()).not.toBeChecked()
})

test.each([
  [remindersOf({ isAvailable: false }), 'olia@example.com', /пошту не налаштовано/, true],
  [remindersOf(), null, /В акаунті немає e-mail/, true],
  [remindersOf({ isOn: true, isWaiting: true }), 'olia@example.com', /Перший лист уже надіслано на olia@example\.com/, false],
])('what stands in the way is said: %j', async (kept, email, words, isDisabled) => {
  serve(kept)
  draw(<ReminderSettings email={email} />)
  expect((await box()).hasAttribute('disabled')).toBe(isDisabled)
  expect(screen.getByText(words)).toBeVisible()
})

const offer = () => screen.queryByRole('region', { name: 'Нагадувати листом?' })

test('the offer takes an hour and says what will come', async () => {
  const changes = serve(remindersOf())
  draw(<ReminderOffer />)
  await userEvent.selectOptions(await screen.findByLabelText('О котрій (за Києвом)'), '19:00')
  await userEvent.click(screen.getByRole('button', { name: 'Нагадувати' }))
  expect(await screen.findByText(/Нагадаємо о 19:00/)).toBeVisible()
  expect([offer(), changes]).toEqual([null, [{ isOn: true, hour: 19 }]])
})

test('the offer that was declined does not come back', async () => {
  serve(remindersOf())
  draw(<ReminderOffer />)
  await userEvent.click(await screen.findByRole('button', { name: 'Не треба' }))
  expect(offer()).toBeNull()
  cleanup()
  draw(<ReminderOffer />)
  await expect(screen.findByRole('button', { name: 'Нагадувати' }, { timeout: 200 })).rejects.toThrow('Unable to find')
})

test.each([remindersOf({ isOn: true }), remindersOf({ isAvailable: false })])('nothing is offered with %j', async (kept) => {
  serve(kept)
  const { container } = draw(<ReminderOffer />)
  await expect(screen.findByRole('region', {}, { timeout: 200 })).rejects.toThrow('Unable to find')
  expect(container).toBeEmptyDOMElement()
})
