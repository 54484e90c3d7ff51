import type { Browser } from '@playwright/test'
import { newDevice, type Device } from './measure-visit.ts'

/** A guest has chosen a deck and looked at what it gives for today. @returns what the device holds then. */
export async function deviceWithWork(browser: Browser, url: string): Promise<Device> {
  const context = await newDevice(browser)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/flashcard?tab=decks`)
    const deck = page.getByRole('checkbox', { name: 'Вчити колоду «Математика: Формули»' })
    await page.getByRole('listitem').filter({ has: deck }).getByText('Вчу').click()
    await page.getByRole('main').getByRole('link', { name: 'Сьогодні', exact: true }).click()
    await page.getByRole('link', { name: /^Почати/ }).waitFor()
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}
