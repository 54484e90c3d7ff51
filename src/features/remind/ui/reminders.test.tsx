import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import type { Reminders } from '#contract/reminder'
import { remindersOf } from '#samples/reminders'
import { zoneHere } from '#domain/wall-time'
import { configureApi } from '@/shared/api'
import { createLocalStore } from '@/shared/lib/local-store'
import { renewDevice } from '../model/renew-device'
import { ReminderOffer } from './reminder-offer'
import { ReminderSettings } from './reminder-settings'
import { testClient } from '../../../../tests/fixtures/test-client'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** A server that keeps what it is told; `isBroken` refuses every change. @returns the changes that came. */
function serve(kept: Reminders, isBroken = false, calendar = ''): object[] {
  const changes: object[] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') {
        const change = (await request.json()) as Partial<Reminders>
        changes.push(change)
        if (isBroken) return Response.json({ errorMessage: 'Спробуй пізніше' }, { status: 422 })
        if (request.url.endsWith('/calendar')) Object.assign(kept, { calendar: change.isOn ? calendar : null })
        else Object.assign(kept, change)
      }
      return Response.json({ data: { reminders: kept } })
    },
  })
  return changes
}
const draw = (part: ReactNode) => render(<Router hook={memoryLocation({ path: '/profile' }).hook}>{part}</Router>)
const way = (name: RegExp) => screen.findByRole('radio', { name })
const olia = { email: 'olia@example.com' }
const here = { zone: zoneHere() }
const { push } = remindersOf()
const address = 'https://push.example/one'

/** A browser with a push service, whose person answers the question so; `former`: it is subscribed already, under this key of the server. */
function withPush(permission: NotificationPermission, asked: NotificationPermission = permission, former?: Uint8Array<ArrayBuffer>) {
  const device = { endpoint: address, keys: { p256dh: 'p', auth: 'a' } }
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const subscription = { toJSON: () => device, unsubscribe, options: { applicationServerKey: null } }
  let held: object | null = former ? { ...subscription, options: { applicationServerKey: former.buffer } } : null
  const pushManager = { getSubscription: async () => held, subscribe: async () => (held = subscription) }
  vi.stubGlobal('PushManager', function PushManager() {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => asked })
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }))
  return { device, unsubscribe }
}

describe('the settings', () => {
  test('choose one way, its hour, or none, by one press each', async () => {
    const changes = serve(remindersOf())
    draw(<ReminderSettings account={olia} />)
    await userEvent.click(await way(/^Листом/))
    expect(await screen.findByText('Лист щодня о 17:00')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('О котрій'), '8:00')
    expect(await screen.findByText('Лист щодня о 8:00')).toBeVisible()
    await userEvent.click(await way(/^Не нагадувати/))
    expect(await screen.findByText('Нагадувань не буде')).toBeVisible()
    expect(changes).toEqual([
      { isOn: true, way: 'letter', hour: 17, ...here },
      { isOn: true, way: 'letter', hour: 8, ...here },
      { isOn: false, ...here },
    ])
  })

  test('ask the browser, and tell the server of this device, where messages are chosen; when they end, it is forgotten', async () => {
    const { device, unsubscribe } = withPush('default', 'granted')
    const changes = serve(remindersOf())
    draw(<ReminderSettings account={null} />)
    await userEvent.click(await way(/^Сповіщенням/))
    expect(await screen.findByText('Сповіщення щодня о 17:00')).toBeVisible()
    expect([changes, localStorage.getItem('reminder_device')]).toEqual([
      [{ isOn: true, way: 'push', hour: 17, ...here, device }],
      `${here.zone} ${address}`,
    ])
    await userEvent.click(await way(/^Не нагадувати/))
    expect(await screen.findByText('Нагадувань не буде')).toBeVisible()
    expect([unsubscribe.mock.calls.length, localStorage.getItem('reminder_device')]).toEqual([1, null])
  })

  test('say so where the browser does not allow messages, and change nothing', async () => {
    withPush('default', 'denied')
    const changes = serve(remindersOf())
    draw(<ReminderSettings account={null} />)
    await userEvent.click(await way(/^Сповіщенням/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Браузер не дозволив сповіщень')
    expect([changes, ((await way(/^Не нагадувати/)) as HTMLInputElement).checked]).toEqual([[], true])
  })

  test('leave what they were where the server refuses, and tell why', async () => {
    serve(remindersOf(), true)
    draw(<ReminderSettings account={olia} />)
    await userEvent.click(await way(/^Листом/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Спробуй пізніше')
    expect(await way(/^Не нагадувати/)).toBeChecked()
  })

  test.each([
    [remindersOf({ isAvailable: false }), olia, /Листів цей сайт поки не надсилає/],
    [remindersOf(), { email: null }, /В акаунті немає e-mail/],
    [remindersOf(), null, /Для цього треба увійти/],
    [remindersOf({ isOn: true, isWaiting: true }), olia, /Перший лист уже надіслано на olia@example\.com/],
    [remindersOf({ push: { key: null, devices: 0 } }), olia, /На цьому сайті їх поки немає/],
    [remindersOf(), olia, /Цей браузер їх не вміє/],
  ])('say what stands in the way: %j', async (kept, account, words) => {
    serve(kept)
    draw(<ReminderSettings account={account} />)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('give the plan an address for a calendar, a new one, and take it away', async () => {
    const calendar = '/calendar/secret.ics'
    const changes = serve(remindersOf({ calendar: null }), false, calendar)
    draw(<ReminderSettings account={null} />)
    await userEvent.click(await screen.findByRole('button', { name: 'План у моєму календарі' }))
    expect(await screen.findByRole('link', { name: 'Додати в календар' })).toHaveAttribute(
      'href',
      'webcal://localhost:3000/calendar/secret.ics',
    )
    expect(screen.getByLabelText(/^Адреса календаря/)).toHaveValue('http://localhost:3000/calendar/secret.ics')
    // Nothing has been chosen about reminders.
    expect(screen.queryByText('Нагадувань не буде')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Прибрати календар' }))
    expect(await screen.findByRole('button', { name: 'План у моєму календарі' })).toBeVisible()
    expect(changes).toEqual([{ isOn: true }, { isOn: false }])
  })
})

const offer = () => screen.queryByRole('region', { name: 'Нагадувати щодня?' })

describe('the offer', () => {
  test('takes an hour and says what will come: a letter where this browser has no messages', async () => {
    const changes = serve(remindersOf())
    draw(<ReminderOffer isAccount />)
    await userEvent.selectOptions(await screen.findByLabelText('О котрій'), '19:00')
    await userEvent.click(screen.getByRole('button', { name: 'Нагадувати' }))
    expect(await screen.findByText(/Лист щодня о 19:00/)).toBeVisible()
    expect([offer(), changes]).toEqual([null, [{ isOn: true, way: 'letter', hour: 19, ...here }]])
  })

  test('brings a guest one question of the browser, with the hour chosen before', async () => {
    const { device } = withPush('default', 'granted')
    const changes = serve(remindersOf())
    draw(<ReminderOffer isAccount={false} />)
    await userEvent.selectOptions(await screen.findByLabelText('О котрій'), '9:00')
    await userEvent.click(screen.getByRole('button', { name: 'Нагадувати' }))
    expect(await screen.findByText(/Сповіщення щодня о 9:00/)).toBeVisible()
    expect(screen.getByText(/Сповіщення щодня о 9:00/)).toHaveFocus()
    expect(changes).toEqual([{ isOn: true, way: 'push', hour: 9, ...here, device }])
  })

  test('that was declined does not come back', async () => {
    serve(remindersOf())
    draw(<ReminderOffer isAccount />)
    await userEvent.click(await screen.findByRole('button', { name: 'Не треба' }))
    expect(offer()).toBeNull()
    expect(screen.getByText(/не нагадуємо/)).toHaveFocus()
    cleanup()
    draw(<ReminderOffer isAccount />)
    await expect(screen.findByRole('button', { name: 'Нагадувати' }, { timeout: 200 })).rejects.toThrow('Unable to find')
  })

  test.each([
    [remindersOf({ isOn: true }), true],
    [remindersOf({ isAvailable: false, push: { ...push, key: null } }), true],
    [remindersOf(), false],
  ])('is none with %j', async (kept, isAccount) => {
    serve(kept)
    const { container } = draw(<ReminderOffer isAccount={isAccount} />)
    await expect(screen.findByRole('region', {}, { timeout: 200 })).rejects.toThrow('Unable to find')
    expect(container).toBeEmptyDOMElement()
  })
})

test('a device whose address has changed is told of anew, and one that nobody wants is forgotten', async () => {
  const { device, unsubscribe } = withPush('granted')
  localStorage.setItem('reminder_device', `${here.zone} https://push.example/former`)
  const kept = remindersOf({ isOn: true, way: 'push', push: { ...push, devices: 1 } })
  const changes = serve(kept)
  const store = createLocalStore()
  await renewDevice(store)
  expect([changes, store.read('reminder_device')]).toEqual([[{ isOn: true, way: 'push', ...here, device }], `${here.zone} ${address}`])
  await renewDevice(store)
  expect(changes).toHaveLength(1)
  Object.assign(kept, { isOn: false })
  await renewDevice(store)
  expect([store.read('reminder_device'), unsubscribe.mock.calls.length > 0]).toEqual([null, true])
})

test('a device that was subscribed under other keys of the server is subscribed anew, unasked', async () => {
  const { device, unsubscribe } = withPush(
    'granted',
    'granted',
    Uint8Array.from({ length: 65 }, () => 4),
  )
  localStorage.setItem('reminder_device', `${here.zone} https://push.example/former`)
  const changes = serve(remindersOf({ isOn: true, way: 'push', push: { ...push, devices: 1 } }))
  await renewDevice(createLocalStore())
  expect([unsubscribe.mock.calls.length, changes]).toEqual([1, [{ isOn: true, way: 'push', ...here, device }]])
})
