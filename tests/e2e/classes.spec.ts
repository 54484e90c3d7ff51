import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { openSignedIn } from './people.ts'
import { expect, onPhoneAndByNightOnDesktop, test } from './site.ts'

for (const { width, when } of onPhoneAndByNightOnDesktop)
  test(`a class costs nothing: a lesson and a topic are given, done and ticked off, at ${width}${when}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await openSignedIn(page, '/group-premium')
    await page.setViewportSize({ width, height: 800 })
    await page.getByLabel('Назва класу').fill('11-Б')
    await page.getByRole('button', { name: 'Відкрити клас' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
    const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '')

    await page.getByRole('link', { name: 'Налаштування' }).click()
    await expect(page.getByRole('progressbar', { name: 'Учнів у класі' })).toHaveAttribute('aria-valuetext', '0 з 35')
    await page.getByRole('link', { name: 'Завдання', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeFocused()
    const form = page.getByRole('form', { name: 'Нове завдання для класу' })
    const choose = async (label: string, text: RegExp) => {
      const list = form.getByLabel(label, { exact: true })
      const option = list.locator('option').filter({ hasText: text }).first()
      await list.selectOption((await option.getAttribute('value')) ?? '')
    }
    await page.getByRole('button', { name: 'Дати завдання' }).click()
    await expectClean(page, 'form of a work')
    await form.getByText('Урок', { exact: true }).click()
    await choose('Який урок', /, 1\. /)
    await form.getByRole('button', { name: 'Дати класу' }).click()
    await expect(page.getByRole('heading', { name: /^Урок: / })).toBeVisible()
    await page.getByRole('button', { name: 'Дати завдання' }).click()
    await choose('Яка тема', /^— /)
    await form.getByLabel('Скільки завдань').selectOption('5')
    await form.getByRole('button', { name: 'Дати класу' }).click()
    await expect(page.getByRole('heading', { name: /^Тема: / })).toBeVisible()

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL })
    const pupil = await context.newPage()
    const { token } = await openSignedIn(pupil, `/group-premium?join=${code}`)
    await pupil.setViewportSize({ width, height: 800 })
    await expect(pupil.getByText(/Клас безкоштовний\./)).toBeVisible()
    await pupil.getByRole('checkbox', { name: /^Показувати мої результати/ }).check({ force: true })
    await pupil.getByRole('button', { name: 'Приєднатися й показувати результати' }).click()
    await expect(pupil.getByText(/^Клас без оплати/)).toBeVisible()
    await expectClean(pupil, 'a pupil of a class')
    expect(await pupil.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await pupil.goto('/dashboard')
    await expect(pupil.getByText('Завдання від учителя: Українська мова')).toBeVisible()
    await expectClean(pupil, 'dashboard of a pupil of a class')
    await pupil.goto(`/group-premium?${new URL(page.url()).searchParams}`)
    await pupil.getByRole('link', { name: /^До завдань: Тема/ }).click()
    await expect(pupil).toHaveURL(/\/subjects\/ukrainian\/tests\/topics\?topic=[\w.-]+&count=5$/)
    await expect(pupil.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(pupil, token, new URL(pupil.url()).searchParams.get('topic') ?? '')
    await pupil.goto(`/group-premium?${new URL(page.url()).searchParams}`)
    await expect(pupil.getByRole('listitem').filter({ hasText: 'Тема: ' }).getByText('зроблено')).toBeVisible()
    await expect(pupil.getByRole('listitem').filter({ hasText: 'Урок: ' }).getByText('0 з 4')).toBeVisible()
    await context.close()

    await page.reload()
    const topic = page.getByRole('region', { name: /^Тема: / })
    await expect(topic.getByRole('progressbar', { name: 'Зробили' })).toHaveAttribute('aria-valuetext', '1 з 1')
    await topic.getByText('Ще', { exact: true }).click()
    await expect(
      topic
        .getByRole('table', { name: /: хто зробив$/ })
        .getByRole('row')
        .nth(1),
    ).toContainText('5 з 5')
    await expectClean(page, 'desk of a class')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('link', { name: 'Налаштування' }).click()
    await page.getByRole('button', { name: 'Видалити клас' }).click()
    const question = page.getByRole('alertdialog', { name: 'Видалити клас «11-Б» назавжди?' })
    await expect(question.getByRole('button', { name: 'Лишити клас' })).toBeFocused()
    await expectClean(page, 'the question before a class is deleted')
    await page.screenshot({ path: test.info().outputPath('close-class.png') })
    await question.getByRole('button', { name: 'Видалити клас' }).click()
    await expect(page).toHaveURL('/group-premium')
    await expect(page.getByText('Клас «11-Б» видалено')).toBeVisible()
    await expect(page.getByRole('link', { name: /11-Б/ })).toHaveCount(0)
  })

/** Asks for the verdict of five tasks of a topic, as the page of a practice does. */
async function lookAt(page: Page, token: string, topic: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const made = await page.request.post('/api/v3/surveys', {
    headers,
    data: { mode: 'topics', subject: 'ukrainian', topics: [topic], count: 5 },
  })
  const { id, questions } = (await made.json()).data.survey as { id: string; questions: { id: string }[] }
  const client = randomUUID()
  const events = questions.map((question, seq) => ({
    id: randomUUID(),
    client,
    seq: seq + 1,
    at: new Date().toISOString(),
    kind: 'check',
    question: question.id,
  }))
  expect((await page.request.post(`/api/v3/surveys/${id}/events`, { headers, data: { events } })).status()).toBe(200)
}
