import type { Page } from '@playwright/test'
import { choose, openFirst, type Begun } from './pupil.ts'

/** One thing that a pupil states by hand, so that its stream keeps a fact. @param turn how often it was done before. */
export type Deed = { stream: string; state: (page: Page, begun: Begun, turn: number) => Promise<void> }

const openSurvey = (page: Page, { token, survey }: Begun) => openFirst(page, token, survey)

const answer: Deed = {
  stream: 'answers',
  state: async (page, begun, turn) => {
    await openSurvey(page, begun)
    await choose(page, turn % 4)
  },
}

const bookmark: Deed = {
  stream: 'facts',
  state: async (page, begun) => {
    await openSurvey(page, begun)
    await page.getByRole('button', { name: 'Закладка' }).click()
  },
}

/** The three steps of the first lesson, then the tasks of its check. */
const lesson: Deed = {
  stream: 'lessons',
  state: async (page, _begun, turn) => {
    await page.goto('/courses?course=porih-z-matematyky&lesson=1')
    const next = ['Далі: приклад', 'Далі: спроба', 'Далі: перевірка'][turn]
    if (next) return page.getByRole('button', { name: next }).click()
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Перевірити' }).click()
  },
}

const ownCard: Deed = {
  stream: 'own-cards',
  state: async (page, _begun, turn) => {
    await page.goto('/flashcard?tab=create')
    await page.getByLabel('Питання').fill(`Питання ${turn}`)
    await page.getByLabel('Відповідь').fill(`Відповідь ${turn}`)
    await page.getByRole('button', { name: 'Додати картку' }).click()
  },
}

/** Of the card that the deed before this one has made. */
const review: Deed = {
  stream: 'reviews',
  state: async (page) => {
    await page.goto('/flashcard')
    await page.getByRole('link', { name: /^Почати/ }).click()
    await page.getByRole('button', { name: 'Показати' }).click()
    await page.getByRole('button', { name: /^Пам’ятаю/ }).click()
  },
}

export const letter: Deed = {
  stream: 'letters',
  state: async (page, _begun, turn) => {
    await page.goto('/partnership')
    await page.getByRole('textbox', { name: 'Ваше ім’я' }).fill('Оля Коваль')
    await page.getByRole('textbox', { name: 'Організація' }).fill(`Ліцей № ${turn}`)
    await page.getByRole('combobox', { name: 'Кого представляєте' }).selectOption('school')
    await page.getByRole('textbox', { name: 'E-mail для відповіді' }).fill(`olia-${turn}@example.com`)
    await page.getByRole('textbox', { name: 'Що пропонуєте' }).fill('Хочемо спробувати групу для 11-Б.')
    await page.getByRole('checkbox', { name: 'Погоджуюся' }).check({ force: true })
    await page.getByRole('button', { name: 'Надіслати' }).click()
  },
}

/** A wish to pay: nothing of it is sent by itself, but its key outlives everything. */
export const payment: Deed = {
  stream: 'payments',
  state: async (page) => {
    await page.goto('/paywall')
    await page.getByRole('button', { name: /^Оплатити/ }).click()
  },
}

/** In the order in which they may rest on one another. */
export const sentDeeds: readonly Deed[] = [answer, bookmark, lesson, ownCard, review, letter]
