import { expectClean } from './axe.ts'
import { expect, test } from './site.ts'

test('a subject opens with its map, and one button leads into practice with a default and all other ways @everywhere', async ({ page }) => {
  await page.goto('/subjects/math')
  const map = page.getByRole('region', { name: 'Карта предмета' })
  const cells = map.getByRole('list').getByRole('link', { name: /^\d+\. .+: Нове/ })
  expect(await cells.count()).toBeGreaterThan(10)
  const { width = 0, height = 0 } = (await cells.first().boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expect(map.getByRole('link', { name: /почни тут$/ })).toHaveCount(1)
  await expectClean(page, 'the map of a subject')
  await page.screenshot({ path: test.info().outputPath('hub.png') })
  const train = page.getByRole('button', { name: 'Тренуватися' })
  await train.click()
  const sheet = page.getByRole('dialog', { name: 'Тренуватися' })
  await expect(sheet.getByRole('link')).toHaveCount(9)
  await expectClean(page, 'the ways to practise')
  await page.screenshot({ path: test.info().outputPath('sheet.png') })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await train.click()
  await sheet.getByRole('button', { name: '10 завдань зараз' }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/quick-/)
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 1 з 10/ })).toBeVisible()
})
