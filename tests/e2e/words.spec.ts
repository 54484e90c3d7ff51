import { expectClean } from './axe.ts'
import { watchShift } from './layout-shift.ts'
import { expect, test } from './site.ts'

const pages = ['/privacy', '/public-oferta', '/team', '/partnership', '/pro-nmt']

test('pages of words can be read without a script, move nothing when it comes, and axe finds no fault in them', async ({
  browser,
  page,
}) => {
  const silent = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await silent.goto('/privacy')
  await expect(silent.getByRole('heading', { level: 1, name: 'Політика конфіденційності' })).toBeVisible()
  await expect(silent.getByText('Потрібна перевірка юриста')).toBeVisible()
  await expect(silent.getByText('Володілець персональних даних — ТОВ “Приклад”')).toBeVisible()
  await silent.getByRole('navigation', { name: 'Зміст' }).getByRole('link', { name: 'Гості' }).click()
  await expect(silent.getByRole('heading', { name: 'Гості' })).toBeInViewport()
  await silent.context().close()
  const shift = await watchShift(page)
  for (const path of pages) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    if (path === '/partnership') await expect(page.getByRole('button', { name: 'Надіслати' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await shift()
    expect([path, moved <= 0.02]).toEqual([path, true])
    await expectClean(page, `${path}, light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(page, `${path}, dark`, { rules: ['color-contrast'] })
  }
})

test('a letter written without a connection waits on the device over a closed page and goes once', async ({ page, context }) => {
  await page.goto('/partnership')
  await page.getByRole('textbox', { name: 'Ваше ім’я' }).fill('Оля Коваль')
  await page.getByRole('textbox', { name: 'Організація' }).fill('Ліцей № 5')
  await page.getByRole('combobox', { name: 'Кого представляєте' }).selectOption('school')
  await page.getByRole('textbox', { name: 'E-mail для відповіді' }).fill('olia@example.com')
  await page.getByRole('textbox', { name: 'Що пропонуєте' }).fill('Хочемо спробувати групу для 11-Б.')
  await page.getByRole('checkbox', { name: 'Погоджуюся' }).check({ force: true })
  await context.setOffline(true)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Надіслати' }).click()
  await expect(page.getByText('Лист чекає на цьому пристрої')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const sent: string[] = []
  const again = await context.newPage()
  again.on('request', (request) => void (request.url().endsWith('/v3/partnership') && sent.push(request.method())))
  await again.goto('/partnership')
  await expect(again.getByText('Лист надіслано')).toBeVisible()
  expect(sent).toEqual(['POST'])
  await again.reload()
  await expect(again.getByRole('textbox', { name: 'Організація' })).toHaveValue('')
})
