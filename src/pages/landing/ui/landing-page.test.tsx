import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { keys, tasks, text } from '#samples/questions'
import type { TaskOfTheDay } from '#contract/showcase'
import { FirstAnswersProvider } from '@/shared/lib/first-answers'
import { LandingPage } from './landing-page'

const task: TaskOfTheDay = {
  day: '2026-11-21',
  subject: { id: 'ukrainian', title: 'Українська мова' },
  topic: { id: 'ukrainian.syntax', title: 'Синтаксис' },
  question: tasks.single,
  key: {
    ...keys.single,
    explanation: text('Два та два — чотири.'),
    notes: [
      { id: 'a', text: text('Одиниці бракує.') },
      { id: 'c', text: text('Одиниця зайва.') },
    ],
    theory: { subject: 'math', type: 'notes', seoCode: 'suma', title: 'Сума', block: 'start' },
  },
}
const subject = { id: 'math', title: 'Математика', kind: 'required', order: 1, tasks: 22, max: 32, threshold: 5, minutes: 60 }
const answers = {
  'v3/task-of-the-day': { data: { task } },
  'v3/content-counts': { data: { counts: { tasks: 1203, papers: 4, articles: 84, examples: 168, facts: 1374 } } },
  'v3/subjects': {
    data: {
      subjects: [
        { ...subject, papers: 1, practice: 205 },
        { ...subject, id: 'physics', title: 'Фізика', papers: 0, practice: 0 },
      ],
    },
  },
}

beforeEach(() => {
  render(
    <FirstAnswersProvider value={{ path: '/', answers }}>
      <LandingPage />
    </FirstAnswersProvider>,
  )
})

const option = (name: RegExp) => screen.getByRole('radio', { name })
const card = () => within(screen.getByRole('region', { name: 'Завдання дня' }))

describe('the task of the day', () => {
  test('says of which day, subject and section it is, and is not checked before an answer is chosen', () => {
    expect(card().getByText('21 листопада')).toBeVisible()
    expect(card().getByText('Українська мова · Синтаксис')).toBeVisible()
    expect(card().getByRole('button', { name: 'Перевірити' })).toBeDisabled()
  })

  test('a wrong answer is marked beside the right one, with the reason of every option', async () => {
    const user = userEvent.setup()
    await user.click(option(/5/))
    await user.click(card().getByRole('button', { name: 'Перевірити' }))
    expect(option(/5.*Неправильно/)).toHaveAccessibleDescription('Одиниця зайва.')
    expect(option(/4.*Правильна відповідь/)).toBeDisabled()
    expect(option(/3/)).toHaveAccessibleDescription('Одиниці бракує.')
    expect(card().getByRole('status')).toHaveTextContent('Неправильно. Ось чому:Два та два — чотири.')
  })

  test('a right answer leads on to ten more of the section and to its theory', async () => {
    const user = userEvent.setup()
    await user.click(option(/4/))
    await user.click(card().getByRole('button', { name: 'Перевірити' }))
    expect(card().getByRole('status')).toHaveTextContent('Правильно.Два та два — чотири.')
    expect(card().getByRole('link', { name: 'Ще 10 таких' })).toHaveAttribute(
      'href',
      '/subjects/ukrainian/tests/topics?topic=ukrainian.syntax&count=10',
    )
    expect(card().getByRole('link', { name: 'Теорія: Сума' })).toHaveAttribute('href', '/subjects/math/theory/notes/suma#start')
    expect(card().queryByRole('button', { name: 'Перевірити' })).toBeNull()
  })
})

test('the counts and subjects are those that the server gave; a subject without tasks is no link', async () => {
  const catalogue = within(await screen.findByRole('region', { name: 'Обери предмет і починай' }))
  expect([...document.querySelectorAll('dl > div')].map((figure) => figure.textContent.replace('\u00a0', ' '))).toEqual([
    'завдання для практики1 203',
    'конспекти84',
    'розв’язаних прикладів168',
    'дати, терміни, формули1 374',
  ])
  expect(catalogue.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Математика205 завдань · 1 варіант', '/subjects/math'],
  ])
  expect(catalogue.getByText('Готуємо: Фізика.')).toBeVisible()
})

test('who writes and who solves the tasks is said as the page of the team says it', async () => {
  expect(await screen.findByText(/Другий розв’язувач.+мовна модель/)).toBeVisible()
  expect(screen.queryByText(/людина розв’язує/)).toBeNull()
})

test('the ways into the product are in the first section', () => {
  expect(screen.getAllByRole('link', { name: 'Обрати предмет' })[0]).toHaveAttribute('href', '/subjects')
  expect(screen.getByRole('link', { name: 'Почати' })).toHaveAttribute('href', '/start')
})

test('the outage can be played: answers wait on the device and go to the server when the network is back', async () => {
  const user = userEvent.setup()
  expect(await screen.findByText('Немає з’єднання · 3 чекають')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Відповісти ще' }))
  expect(screen.getByText('Немає з’єднання · 4 чекають')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повернути мережу' }))
  expect(screen.getByText('Збережено')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Відповідей на сервері: 7, на пристрої: 0' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Вимкнути мережу' }))
  expect(screen.getByText('Немає з’єднання')).toBeVisible()
})
