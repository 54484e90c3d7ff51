import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Chooses the formulas of mathematics for learning and opens the cards of today. */
export async function chooseDeck(page: Page): Promise<void> {
  await page.goto('/flashcard?tab=decks')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Вчити колоду «Математика: Формули»' }) })
    .getByText('Вчу')
    .click()
  await expect(page.getByRole('checkbox', { name: 'Вчити колоду «Математика: Формули»' })).toBeChecked()
  await page.getByRole('main').getByRole('link', { name: 'Сьогодні', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Почати/ })).toBeVisible()
}
