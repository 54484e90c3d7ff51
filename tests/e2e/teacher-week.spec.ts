import { expectClean } from './axe.ts'
import { handIn } from './paper.ts'
import { openSignedIn } from './people.ts'
import { expect, onPhoneAndByNightOnDesktop, test } from './site.ts'

for (const { width, when } of onPhoneAndByNightOnDesktop)
  test(`a teacher’s week: a work of chosen tasks is put together and given, at ${width}${when}`, async ({ page, browser, baseURL }) => {
    test.slow()
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openSignedIn(page, '/group-premium')
    await page.setViewportSize({ width, height: 800 })
    await page.getByLabel('Назва класу').fill('11-Б')
    await page.getByRole('button', { name: 'Відкрити клас' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
    const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '')

    await page.getByRole('link', { name: 'Завдання', exact: true }).click()
    await page.getByRole('link', { name: 'Скласти роботу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Мої роботи' })).toBeFocused()
    const form = page.getByRole('form', { name: 'Нова робота' })
    await form.getByLabel('Предмет').selectOption('math')
    await form.getByLabel('Назва').fill('Контрольна')
    await form.getByRole('button', { name: 'Скласти роботу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Контрольна' })).toBeVisible()
    await page.getByRole('link', { name: 'До банку завдань' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Контрольна' })).toBeFocused()
    await page.getByLabel('Форма').selectOption('single')
    await expect(page.getByText(/^Знайдено: /)).toBeVisible()
    const field = page.getByRole('searchbox', { name: 'Слова завдання' })
    await field.fill('трикутныка')
    await field.press('Enter')
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /трикутник/i })
        .first(),
    ).toBeVisible()
    await field.fill('')
    await expect(page.getByText(/^Знайдено: /)).toBeVisible()
    for (let index = 0; index < 3; index++) await page.getByRole('button', { name: 'Додати', exact: true }).first().click()
    await expect(page.getByText('Усе збережено')).toBeVisible()
    await expectClean(page, 'the bank of tasks')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('link', { name: 'Завдання', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^3 завдання/ })).toBeVisible()
    await page.getByRole('button', { name: 'Показати ключі' }).click()
    await expect(page.getByText('Ключ', { exact: true })).toHaveCount(3)
    const names = () =>
      page.getByRole('region', { name: 'Завдання роботи' }).getByRole('listitem').locator('h3 ~ *, p').first().textContent()
    const before = await names()
    await page.getByRole('button', { name: 'Завдання 1: нижче' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Завдання 2: нижче' })).toBeFocused()
    await expect(page.getByText('Тепер це завдання № 2')).toBeAttached()
    expect(before).not.toBeNull()
    await expect(page.getByText('Усе збережено')).toBeVisible()
    await expectClean(page, 'a work of chosen tasks')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('button', { name: 'Дати класу' }).click()
    await expect(page.getByText(/^Дано: 11-Б/)).toBeVisible()

    await page.getByRole('link', { name: 'На папір' }).click()
    await page.getByLabel('Скільки варіантів').selectOption('2')
    const sheet = page.locator('[data-print-sheet]')
    const print = async (button: string) => {
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 20_000 })
      // What prints is not on the screen, and the buttons are not on paper.
      await page.emulateMedia({ media: 'print' })
      const text = await sheet.innerText()
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => {
        document.documentElement.removeAttribute('data-printed')
        dispatchEvent(new Event('afterprint'))
      })
      await expect(sheet).toHaveCount(0)
      return text
    }
    await expectClean(page, 'a work on paper')
    const [tasks, answers, keys] = [await print('Завдання'), await print('Бланки відповідей'), await print('Ключі для вчителя')]
    const [, workCode = ''] = /([0-9A-Z]{6})-1/.exec(tasks) ?? []
    expect(workCode).not.toBe('')
    for (const each of [tasks, answers, keys]) expect(each).toContain(`${workCode}-2`)
    expect(tasks).not.toMatch(/Ключ/)
    expect(answers).not.toMatch(/Ключ/)
    expect(keys).toMatch(/1\. [А-Д] \(1 б\.\)/)

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' })
    const pupil = await context.newPage()
    await openSignedIn(pupil, `/group-premium?join=${code}`)
    await pupil.setViewportSize({ width, height: 800 })
    await pupil.getByRole('checkbox', { name: /^Показувати мої результати/ }).check({ force: true })
    await pupil.getByRole('button', { name: 'Приєднатися й показувати результати' }).click()
    await pupil.getByRole('link', { name: 'До завдання: Математика, Контрольна' }).click()
    await expect(pupil.getByText('без обмеження')).toBeVisible()
    await pupil.getByRole('button', { name: /^Почати/ }).click()
    await expect(pupil).toHaveURL(/\/subjects\/math\/survey\/custom-/)
    const options = pupil.getByRole('radio')
    await expect(options.first()).toBeAttached()
    await options.first().check({ force: true })
    await handIn(pupil)
    await expect(pupil.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
    await context.close()

    await page.goto(`/group-premium?${new URLSearchParams({ group: groupIn(page.url()), view: 'results' })}`)
    await expect(page.getByRole('table', { name: 'Роботи й учні: бали' }).getByRole('cell', { name: /здано/ })).toBeVisible()
    await expectClean(page, 'results of a class')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('link', { name: 'Математика, Контрольна', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Контрольна: завдання' }).getByRole('heading', { level: 3 })).toHaveCount(3)
    await expectClean(page, 'answers of a class')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Завантажити CSV' }).first().click()
    expect((await saved).suggestedFilename()).toBe('skladu-vidpovidi.csv')
  })

const groupIn = (address: string): string => new URL(address).searchParams.get('group') ?? ''
