import { separateServer, type SeparateServer } from './separate-server.ts'
import { answer, goTo, handIn, heading, paper, startPaper } from './paper.ts'
import { expect, test as base } from './site.ts'

const test = base.extend<object, { own: SeparateServer }>({
  own: [
    async ({}, use) => {
      const own = await separateServer()
      await use(own)
      await own.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
})

test('a server killed in the middle of a paper loses nothing: answers wait on the device and arrive once it is back', async ({
  own,
  page,
}) => {
  test.slow()
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await own.kill()
  for (const number of [2, 3]) {
    await goTo(page, number)
    await answer(page, paper.questions[number - 1]!)
  }
  await expect(page.getByText('Збережено на пристрої')).toBeVisible()
  await own.start()
  await page.reload()
  await expect(heading(page, 3)).toBeVisible()
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 60_000 })
  await handIn(page)
  await expect(page.getByText('3 з 32').first()).toBeVisible()
})
