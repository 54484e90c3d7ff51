import { expectClean } from './axe.ts'
import { expect, test } from './site.ts'

const course = '/courses?course=porih-z-matematyky'
const pages = ['/courses', course, `${course}&lesson=1&step=try`, `${course}&lesson=9`]

test('a lesson is gone through by keyboard, and after a reload without the API it goes on at the very task @each-change', async ({
  page,
}) => {
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name }).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto('/courses')
  await press('link', /Поріг з математики за 14 днів/)
  await press('link', 'Почати')
  for (const [title, next] of [
    ['Теорія', 'Далі: приклад'],
    ['Приклад', 'Далі: спроба'],
    ['Спроба', 'Далі: перевірка'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await press('button', next)
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Перевірка: завдання 1 з 5' })).toBeFocused()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await press('button', 'Перевірити')
  await expect(page.getByText(/^(Правильно|Неправильно)\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Перевірка: завдання 2 з 5' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Кроки уроку' }).getByRole('button', { name: /пройдено/ })).toHaveCount(3)
})

test('axe finds nothing on the pages of courses, in the dark neither, and none scrolls sideways at 320 px', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^\s*$/)
    await page.waitForLoadState('networkidle')
    await expectClean(page, path)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(page, `${path}, dark`, { rules: ['color-contrast'] })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
