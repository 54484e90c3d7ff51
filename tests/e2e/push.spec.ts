import { expect as usual, test } from './site.ts'
import { untilKept } from './worker.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })
// A worker keeps a whole site before it answers; nothing of this is about how soon.
test.setTimeout(240_000)
const expect = usual.configure({ timeout: 60_000 })

test('a message that is delivered to the worker is shown in its words, with a way to end it @whole', async ({ page, context }) => {
  await page.goto('/subjects')
  await untilKept(page)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((each) => !each.isDeleted)
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  const shown = () =>
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
  const message = {
    title: 'На сьогодні: 12 карток, 6 хвилин',
    text: 'Потім за планом: Тема: Відсотки, 15 хвилин.',
    cards: 12,
    day: '2026-11-20',
    off: 'off.1.a',
  }
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  await expect.poll(shown).toEqual([[message.title, message.text, 'today', ['Більше не нагадувати']]])
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: 'nonsense' })
  await expect.poll(shown).toEqual([['На сьогодні є що повторити', 'Відкрий, і побачиш свій план.', 'today', []]])
})
