import { expectClean } from './axe.ts'
import { openSignedIn } from './people.ts'
import { expect, onPhoneAndByNightOnDesktop, test } from './site.ts'

for (const { width, when } of onPhoneAndByNightOnDesktop)
  test(`sheets of a class are printed, photographed, settled and recorded without a network, at ${width}${when}`, async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    test.slow()
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openSignedIn(page, '/group-premium')
    await page.setViewportSize({ width, height: 800 })
    await page.getByLabel('Назва класу').fill('11-Б')
    await page.getByRole('button', { name: 'Відкрити клас' }).click()
    const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '')
    const others = await browser.newContext({ baseURL: baseURL ?? '' })
    const pupil = await others.newPage()
    await openSignedIn(pupil, `/group-premium?join=${code}`)
    await pupil.getByRole('checkbox', { name: /^Показувати мої результати/ }).check({ force: true })
    await pupil.getByRole('button', { name: 'Приєднатися й показувати результати' }).click()
    await expect(pupil.getByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
    await others.close()

    const group = new URL(page.url()).searchParams.get('group') ?? ''
    await page.goto(`/group-premium?${new URLSearchParams({ group, works: '' })}`)
    const form = page.getByRole('form', { name: 'Нова робота' })
    await form.getByLabel('Предмет').selectOption('math')
    await form.getByLabel('Назва').fill('Контрольна')
    await form.getByRole('button', { name: 'Скласти роботу' }).click()
    await page.getByRole('link', { name: 'До банку завдань' }).click()
    await page.getByLabel('Форма').selectOption('single')
    await expect(page.getByText(/^Знайдено: /)).toBeVisible()
    for (let index = 0; index < 3; index++) await page.getByRole('button', { name: 'Додати', exact: true }).first().click()
    await expect(page.getByText('Усе збережено')).toBeVisible()
    await page.getByRole('link', { name: 'Завдання', exact: true }).click()
    await page.getByRole('button', { name: 'Дати класу' }).click()
    await expect(page.getByText(/^Дано: 11-Б/)).toBeVisible()

    await page.goto(`/group-premium?${new URLSearchParams({ group, view: 'results' })}`)
    await page.getByRole('link', { name: 'Математика, Контрольна', exact: true }).click()
    await page.getByRole('button', { name: 'На папір' }).click()
    await page.getByRole('button', { name: 'Бланки відповідей' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 20_000 })
    const sheets = page.locator('[data-print-sheet] svg')
    await expect(sheets).toHaveCount(3)
    // A photo of the first sheet, which is the pupil’s, with the first cell of each task crossed, and two of the last one.
    const print = await sheets.first().evaluate((svg) => new XMLSerializer().serializeToString(svg))
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    const photo = await photograph(browser, print)

    await page.getByRole('link', { name: 'Зчитати аркуші з фото' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Аркуші з фото' })).toBeFocused()
    await expectClean(page, 'sheets to be read')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Файли з фото').setInputFiles([
      { name: 'sheet.png', mimeType: 'image/png', buffer: photo },
      { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ])
    await expect(page.getByText('Прочитано 2 з 2')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^Цей файл не відкрився/)).toBeVisible()
    const answers = page.getByRole('list', { name: /: прочитані відповіді$/ }).getByRole('button')
    await expect(answers).toHaveCount(3)
    await expect(answers.first()).toHaveAccessibleName(/^Завдання 1 ?: ?А/)
    await expect(answers.nth(2)).toHaveAccessibleName(/треба уточнити/)
    await page.getByRole('button', { name: /^Прибрати: Аркуш 2/ }).click()
    await expect(page.getByRole('img', { name: 'Завдання 3: фото' })).toBeVisible()
    await expectClean(page, 'a doubtful row')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('group', { name: 'Завдання 3: що позначено' }).getByRole('button', { name: 'Б', exact: true }).click()
    await page.getByRole('button', { name: 'Записати результати' }).click()
    await expect(page.getByRole('heading', { name: 'Результати чекають на мережу' })).toBeVisible()
    await expect(page.getByText('Результати записано')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Без мережі · 1 чекає/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await context.setOffline(false)
    await expect(async () => {
      await page.goto(`/group-premium?${new URLSearchParams({ group, view: 'works' })}`)
      await expect(page.getByRole('progressbar', { name: 'Здали' })).toHaveAttribute('aria-valuetext', '1 з 1', { timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('link', { name: /^Відповіді за завданнями: Математика, Контрольна/ }).click()
    await expect(page.getByRole('table', { name: 'Контрольна: хто здав' }).getByText('з паперу')).toHaveCount(1)
  })

/** The printed sheet, crossed by a pupil and seen by a camera a little from the side. */
async function photograph(browser: import('@playwright/test').Browser, svg: string): Promise<Buffer> {
  const shot = await browser.newPage({ viewport: { width: 1100, height: 1500 } })
  await shot.setContent(
    `<body style="margin:0;background:#777"><div id="paper" style="width:210mm;height:297mm;background:#fff;margin:90px auto;box-sizing:border-box;padding:12mm;transform:perspective(1800px) rotateY(9deg) rotateX(7deg) rotate(2deg)">${svg}</div>`,
  )
  await shot.evaluate(() => {
    const drawn = document.querySelector('svg')
    if (!drawn) return
    drawn.setAttribute('style', 'display:block;width:186mm;height:273mm')
    // Cells are the second path: a square each.
    const boxes = (drawn.querySelectorAll('path')[1]?.getAttribute('d') ?? '').match(/M[^z]+z/g) ?? []
    const cells = boxes.map((box) => /M([\d.]+) ([\d.]+)h([\d.]+)/.exec(box)?.slice(1).map(Number) ?? [0, 0, 0])
    const rows = [...Map.groupBy(cells, ([, y]) => y).values()]
    for (const [index, row] of rows.slice(0, 3).entries())
      for (const [x = 0, y = 0, size = 0] of index === 2 ? row.slice(0, 2) : row.slice(0, 1)) {
        const cross = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        cross.setAttribute(
          'd',
          `M${x + 0.5} ${y + 0.5}L${x + size - 0.5} ${y + size - 0.5}M${x + size - 0.5} ${y + 0.5}L${x + 0.5} ${y + size - 0.5}`,
        )
        cross.setAttribute('stroke', '#224')
        cross.setAttribute('stroke-width', '0.5')
        drawn.append(cross)
      }
  })
  const photo = await shot.screenshot()
  await shot.close()
  return photo
}
