import { answer, heading, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const [first] = paper.questions
if (first?.form !== 'single') throw new Error('the paper opens with single choice')

test('a begun paper opens and takes answers while the server is silent, and the server gets them', async ({ page }) => {
  await startPaper(page)
  await answer(page, first, 'a')
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  let isSilent = true
  let letGo = (): void => undefined
  const silence = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/v3\/surveys\/nmt-[\w-]+(\/events)?$/, async (route) => {
    if (isSilent) await silence
    await route.continue()
  })
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^А(\s|$)/ })).toBeChecked()
  await answer(page, first, 'c')
  await expect(page.getByRole('radio', { name: /^В(\s|$)/ })).toBeChecked()
  isSilent = false
  letGo()
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^В(\s|$)/ })).toBeChecked()
})

test('answers and an alarm of another device join a paper that this one opens by itself', async ({ page, browser, baseURL }) => {
  const address = await startPaper(page)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const storageState = await page.context().storageState({ indexedDB: true })
  const other = await browser.newContext({ baseURL, storageState })
  const there = await other.newPage()
  await there.goto(address)
  await answer(there, first, 'd')
  await expect(there.getByText('Збережено', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Г(\s|$)/ })).toBeChecked()
  const told = there.waitForResponse(/\/events$/)
  await there.getByRole('button', { name: /^Тривога/ }).click()
  await expect(there.getByRole('heading', { level: 1, name: 'Тривога. Час зупинено' })).toBeVisible()
  await told
  await other.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Тривога. Час зупинено' })).toBeVisible()
})

test('tasks and the reference sheet have their formulas when the network goes right after the first task, without a worker', async ({
  page,
  context,
}) => {
  await startPaper(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: /^Далі/ }).click()
    await expect(heading(page, number)).toBeVisible()
    await expect(page.locator('main code')).toHaveCount(0)
  }
  await expect(page.locator('math').first()).toBeAttached()
  await page.getByRole('button', { name: 'Довідкові матеріали' }).click()
  await expect(page.getByRole('region', { name: 'Алгебра' })).toBeVisible()
  await expect(page.locator('.katex-strut').last()).toHaveCSS('height', /^[1-9][\d.]*px$/)
  await expect(page.locator('code')).toHaveCount(0)
})
