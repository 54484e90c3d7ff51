import { separateServer, type SeparateServer } from './separate-server.ts'
import { answer, goTo, heading, paper, startPaper } from './paper.ts'
import { expect, test as base } from './site.ts'
import { untilKept } from './worker.ts'

const hour = 3_600_000
/** A server whose clock can be put forward while it is away, as time passes. */
type PassingServer = SeparateServer & { startLater: (ms: number) => Promise<void> }

const test = base.extend<{ own: PassingServer }>({
  own: async ({}, provide) => {
    const environment: Record<string, string> = { NODE_OPTIONS: '--import=./tests/e2e/moved-clock.mjs' }
    const own = await separateServer(environment)
    const startLater = (ms: number) => {
      environment['CLOCK_AHEAD'] = String(ms)
      return own.start()
    }
    await provide({ ...own, startLater })
    await own.remove()
  },
  baseURL: async ({ own }, provide) => provide(own.url),
})
test.use({ serviceWorkers: 'allow' })

for (const { isPast, what } of [
  { isPast: true, what: 'handed in with what was answered in time, once the network is back' },
  { isPast: false, what: 'gone on with where the clock of the server says that there is time' },
])
  test(`a paper whose time ended without a network is opened anew from the device, says so without an alarm, and is ${what} @phone`, async ({
    own,
    page,
    context,
  }) => {
    test.slow()
    await page.clock.install()
    await startPaper(page)
    await untilKept(page)
    await answer(page, paper.questions[0]!)
    await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await own.kill()
    await goTo(page, 2)
    await answer(page, paper.questions[1]!)
    await expect(page.getByText('Немає з’єднання · 1 чекає')).toBeVisible()
    await page.clock.fastForward(hour + 60_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Відповіді збережено на пристрої' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Відповіді збережено на пристрої' })).toBeVisible()
    await expect(page.getByText('Час тесту вийшов: зараховуються відповіді, дані вчасно.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'До предмета' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByText('Помилка', { exact: true })).toHaveCount(0)
    await own.startLater(isPast ? hour + 60_000 : 60_000)
    await context.setOffline(false)
    if (isPast) {
      await expect(page).toHaveURL(/\/result\/math\//, { timeout: 30_000 })
      await expect(page.getByText('2 з 32').first()).toBeVisible()
    } else {
      await expect(heading(page, 2)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(page.getByRole('timer')).toHaveText(/^5\d:\d\d$/)
    }
  })
