import type { Browser, Page } from '@playwright/test'
import { newDevice, type Device } from './measure-visit.ts'

/** A guest has chosen a deck and looked at what it gives for today. @returns what the device holds then. */
export const deviceWithWork = (browser: Browser, url: string): Promise<Device> =>
  deviceAfter(browser, async (page) => {
    await page.goto(`${url}/flashcard?tab=decks`)
    const deck = page.getByRole('checkbox', { name: 'Вчити колоду «Математика: Формули»' })
    await page.getByRole('listitem').filter({ has: deck }).getByText('Вчу').click()
    await page.getByRole('main').getByRole('link', { name: 'Сьогодні', exact: true }).click()
    await page.getByRole('link', { name: /^Почати/ }).waitFor()
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
  })

/** A guest has begun a paper and answered its first task. @returns what the device holds then, and the path of the paper. */
export async function deviceWithPaper(browser: Browser, url: string): Promise<{ device: Device; path: string }> {
  let path = ''
  const device = await deviceAfter(browser, async (page) => {
    await page.goto(`${url}/subjects/math/tests/nmt`)
    await page.getByRole('button', { name: /^Почати/ }).click()
    await page.getByRole('button', { name: 'Закладка' }).waitFor()
    path = new URL(page.url()).pathname
    await page.keyboard.press('1')
    await page.getByRole('radio', { checked: true }).waitFor()
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
    await page.getByText('Тест чекає на тебе').waitFor()
  })
  return { device, path }
}

async function deviceAfter(browser: Browser, work: (page: Page) => Promise<void>): Promise<Device> {
  const context = await newDevice(browser)
  try {
    await work(await context.newPage())
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}
