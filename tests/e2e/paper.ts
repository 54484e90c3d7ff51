import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import * as v from 'valibot'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { paperSource } from '../../server/content/authoring/test-source.ts'
import { expect } from './site.ts'

/** The mathematics paper as its authors wrote it, keys included: what the pupil of these tests knows. */
export const paper = v.parse(paperSource, parse(readFileSync('content/subjects/math/tests/nmt-math-1.yaml', 'utf8')))

const letters = { a: 'А', b: 'Б', c: 'В', d: 'Г', e: 'Д' } as Record<string, string>

/** Starts a mathematics paper by hand. @returns the address of the running test. */
export async function startPaper(page: Page): Promise<string> {
  await page.goto('/subjects/math/tests/nmt')
  return begin(page)
}

/** Starts a mathematics paper from the front door of the site, as a first visitor would. */
export async function walkToPaper(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Обрати предмет' }).first().click()
  await expect(page).toHaveURL('/subjects')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Математика/ })
    .first()
    .click()
  await expect(page).toHaveURL('/subjects/math')
  await page.getByRole('button', { name: 'Тренуватися' }).click()
  await page
    .getByRole('dialog', { name: 'Тренуватися' })
    .getByRole('link', { name: /^Симуляція НМТ/ })
    .click()
  await expect(page).toHaveURL('/subjects/math/tests/nmt')
  return begin(page)
}

/** Presses the start of the paper that is set up on the page. */
export async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Почати/ }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/nmt-[\w-]+$/)
  await expect(heading(page, 1)).toBeVisible()
  return page.url()
}

export const heading = (page: Page, number: number) => page.getByRole('heading', { level: 1, name: `Завдання ${number} з 22` })

/** Answers the task on the screen. */
export async function answer(page: Page, question: QuestionSource, key: unknown = 'key' in question ? question.key : null): Promise<void> {
  if (question.form === 'single')
    await page.getByRole('radio', { name: new RegExp(`^${letters[String(key)]}(\\s|$)`) }).check({ force: true })
  if (question.form === 'numeric') await page.getByRole('textbox').fill(String(key).replace('.', ',').replace('-', '−'))
  if (question.form === 'matching') {
    const rows = page.getByRole('radiogroup')
    if ((page.viewportSize()?.width ?? 0) < 600) return matchBySheets(page, key as Record<string, string>)
    for (const [row, option] of Object.entries(key as Record<string, string>))
      await rows
        .nth(Number(row) - 1)
        .getByRole('radio', { name: letters[option], exact: true })
        .check({ force: true })
  }
}

/** On a small screen each row has a button that opens the options. */
async function matchBySheets(page: Page, key: Record<string, string>): Promise<void> {
  for (const [row, option] of Object.entries(key)) {
    await page.getByRole('button', { name: new RegExp(`^Рядок ${row}:`) }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: new RegExp(`^${letters[option]}(\\s|$)`) })
      .click({ force: true })
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

export async function goTo(page: Page, number: number): Promise<void> {
  const cell = page.getByRole('button', { name: new RegExp(`^Завдання ${number}:`) }).first()
  const list = page.getByRole('button', { name: /^Усі завдання/ })
  await expect(cell.or(list).first()).toBeVisible()
  if (!(await cell.isVisible())) await list.click()
  await cell.click()
  await expect(heading(page, number)).toBeVisible()
}

/** Hands the paper in through its question. The list of tasks, or the button that opens it, may come after the task. */
export async function handIn(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Завершити тест' })
  const list = page.getByRole('button', { name: /^Усі завдання/ })
  await expect(ask.or(list).first()).toBeVisible()
  if (!(await ask.first().isVisible())) await list.click()
  await ask.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершити тест' }).click()
}
