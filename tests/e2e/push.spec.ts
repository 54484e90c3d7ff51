import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { openPushService, type StandInService } from '../api/setup/push-service.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { answer, handIn, paper, startPaper } from './paper.ts'
import { expect as usual, test } from './site.ts'
import { untilKept } from './worker.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })
// A worker keeps a whole site before it answers; nothing of this is about how soon.
test.setTimeout(240_000)
const expect = usual.configure({ timeout: 60_000 })

/** Hands a text to the worker of the page, as a push service would. */
async function deliveryTo(page: Page): Promise<(data: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((each) => !each.isDeleted)
      if (own) found(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  return (data) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notices = (await registration?.getNotifications()) ?? []
    return notices.map((notice) => [
      notice.title,
      notice.body,
      notice.tag,
      (notice as Notification & { actions: { title: string }[] }).actions.map(({ title }) => title),
    ])
  })

test('a message that is delivered to the worker is shown in its words, with a way to end it @whole', async ({ page }) => {
  await page.goto('/subjects')
  await untilKept(page)
  const deliver = await deliveryTo(page)
  const shown = () => shownOn(page)
  const message = {
    title: 'На сьогодні: 12 карток, 6 хвилин',
    text: 'Потім за планом: Тема: Відсотки, 15 хвилин.',
    cards: 12,
    day: '2026-11-20',
    off: 'off.1.a',
  }
  await deliver(JSON.stringify(message))
  await expect.poll(shown).toEqual([[message.title, message.text, 'today', ['Більше не нагадувати']]])
  await deliver('nonsense')
  await expect.poll(shown).toEqual([['На сьогодні є що повторити', 'Відкрий, і побачиш свій план.', 'today', []]])
})

/**
 * Presses a notification, which no browser lets a test do. A window may be opened by a person’s press alone, so it is only named.
 * @returns the addresses that would have been opened
 */
async function pressNotice(page: Page, action: string): Promise<string[]> {
  const worker = page.context().serviceWorkers()[0]!
  return worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<object[]> }
      clients: { openWindow: (path: string) => Promise<null> }
      NotificationEvent: new (type: string, init: object) => Event
    }
    const opened: string[] = []
    scope.clients.openWindow = async (path) => (opened.push(path), null)
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification, action: pressed })
    const waited: Promise<unknown>[] = []
    Object.defineProperty(event, 'waitUntil', { value: (until: Promise<unknown>) => void waited.push(until) })
    dispatchEvent(event)
    await Promise.all(waited)
    return opened
  }, action)
}

type World = { own: SeparateServer; service: StandInService; environment: Record<string, string> }
const called = test.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const service = await openPushService(10_000)
      const { publicKey, privateKey, subject } = service.keys
      const environment: Record<string, string> = {
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: subject,
        PUSH_SERVICES: service.origin,
        NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/e2e/moved-clock.mjs')).href}`,
      }
      const own = await separateServer(environment)
      await use({ own, service, environment })
      await own.remove()
      await service.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, provide) => provide(world.own.url),
})

const zone = 'Pacific/Honolulu'

called.describe('by touch, on a phone', () => {
  called.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, timezoneId: zone })

  called(
    'a guest who asks at the end of a paper is told the next day, opens today by one tap and ends it by another @whole',
    async ({ page, world: { own, service, environment } }) => {
      // The browser would ask the push service of its maker, and none is reached here.
      await page.context().addInitScript((device) => {
        const subscription = { toJSON: () => device, unsubscribe: async () => true }
        if ('PushManager' in globalThis) PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
      }, service.device())
      await startPaper(page)
      await answer(page, paper.questions[0]!)
      await handIn(page)
      const offer = page.getByRole('region', { name: 'Нагадувати щодня?' })
      await offer.getByLabel('О котрій').selectOption('13:00')
      await untilKept(page)
      await offer.getByRole('button', { name: 'Нагадувати' }).tap()
      await expect(page.getByText('Сповіщення щодня о 13:00')).toBeVisible()

      const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format())
      environment['CLOCK_AHEAD'] = String((24 + 13 - hour) * 3_600_000 - (Date.now() % 3_600_000) + 60_000)
      await own.kill()
      await own.start()
      await expect.poll(() => service.arrivals.length).toBe(1)
      const { text, message } = service.arrivals[0]!
      expect(message.title).toMatch(/^На сьогодні: /)

      const deliver = await deliveryTo(page)
      await deliver(text)
      await expect.poll(() => shownOn(page)).toEqual([[message.title, message.text, 'today', ['Більше не нагадувати']]])
      expect(await pressNotice(page, '')).toEqual(['/dashboard'])
      await deliver(JSON.stringify({ ...message, day: 'another' }))
      await expect.poll(async () => (await shownOn(page)).length).toBe(1)
      expect(await pressNotice(page, 'end')).toEqual([])
      expect((await shownOn(page)).map(([title]) => title)).toEqual(['Нагадувань більше не буде'])
      await page.goto('/reminders')
      await expect(page.getByRole('radio', { name: 'Не нагадувати' })).toBeChecked()
    },
  )
})
