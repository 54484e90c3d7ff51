import { expect, test } from './site.ts'

test('a device without room says so before anything is fetched, keeps nothing by halves, and takes the pack once there is room', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { free: 100_000 })
    navigator.storage.estimate = async () => ({ quota: (globalThis as unknown as { free: number }).free, usage: 0 })
  })
  const fetched: string[] = []
  page.on('request', (request) => void (/\/v3\/packs/.test(request.url()) && fetched.push(request.url())))
  await page.goto('/subjects/math')
  await page.getByRole('button', { name: 'Зберегти запас: Математика' }).click()
  await expect(page.getByText('На пристрої мало місця. Звільни кілька мегабайтів або зітри інший запас.')).toBeVisible()
  expect(fetched).toEqual([])
  await page.evaluate(() => Object.assign(globalThis, { free: 1_000_000_000 }))
  await page.getByRole('button', { name: 'Зберегти запас: Математика' }).click()
  await expect(page.getByRole('button', { name: 'Оновити запас: Математика' })).toBeVisible({ timeout: 30_000 })
})
