import { lessonsStream } from '@/entities/user-fact'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkIds } from '#samples/courses'
import { deviceLog, openCourses } from '../../../../tests/fixtures/open-courses'

const search = '?course=threshold&lesson=1'
type User = ReturnType<typeof openCourses>['user']
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

async function answer(user: User, number: number, option: string) {
  await heading(`Перевірка: завдання ${number} з 5`)
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${option}`) }))
  await press(user, 'Перевірити')
}

test('a lesson leads from theory over the example and the try to the check; each finished step is a fact', async () => {
  const { user, told, address } = openCourses({ search })
  await heading('Теорія')
  expect(screen.getByText('Степінь — це повторене множення.')).toBeVisible()
  await press(user, 'Далі: приклад')
  expect(await heading('Приклад')).toHaveFocus()
  await press(user, 'Далі: спроба')
  await heading('Спроба')
  await press(user, 'Далі: перевірка')
  await heading('Перевірка: завдання 1 з 5')
  const place = { kind: 'lesson.step', course: 'threshold', lesson: 'day-1' }
  await waitFor(async () => expect(await told()).toEqual(['theory', 'example', 'try'].map((step) => ({ ...place, step }))))
  expect(address()).toBe('/courses?course=threshold&lesson=1&step=check')
  const steps = within(screen.getByRole('navigation', { name: 'Кроки уроку' })).getAllByRole('button')
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Теорія, пройдено2 хв', null],
    ['Приклад, пройдено2 хв', null],
    ['Спроба, пройдено2 хв', null],
    ['4Перевірка10 хв', 'step'],
  ])
})

test('the try is helped by hints and leaves no answer behind', async () => {
  const { user, told } = openCourses({ search: `${search}&step=try` })
  await heading('Спроба')
  await user.click(screen.getByText('Підказка 1 з 2'))
  expect(screen.getByText('Склади на пальцях.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^А/ }))
  await press(user, 'Перевірити')
  expect(screen.getByText('Неправильно.')).toBeVisible()
  expect(await told()).toEqual([])
})

test('after each answer there is a verdict with an explanation, and the answer is a fact of one attempt', async () => {
  const { user, told } = openCourses({ search: `${search}&step=check` })
  await answer(user, 1, 'Б')
  expect(screen.getByText('Правильно.')).toBeVisible()
  await press(user, 'Наступне завдання')
  await answer(user, 2, 'А')
  expect(screen.getByText('Це замало.')).toBeVisible()
  await waitFor(async () => expect(await told()).toHaveLength(2))
  const facts = await told()
  const attempt = facts[0] && 'attempt' in facts[0] ? facts[0].attempt : ''
  const place = { kind: 'lesson.answer', course: 'threshold', lesson: 'day-1', attempt }
  expect(facts).toEqual([
    { ...place, question: 'c1', value: 'b' },
    { ...place, question: 'c2', value: 'a' },
  ])
})

test('without the network a reopened lesson goes on at the very task', async () => {
  const log = deviceLog()
  const first = openCourses({ search: `${search}&step=check`, log })
  await answer(first.user, 1, 'Б')
  await waitFor(async () => expect(await first.told()).toHaveLength(1))
  first.unmount()
  openCourses({ search, log: await withSteps(log) })
  expect(await heading('Перевірка: завдання 2 з 5')).toBeVisible()
})

async function withSteps(log: ReturnType<typeof deviceLog>) {
  for (const step of ['theory', 'example', 'try'] as const)
    await log
      .of(lessonsStream)
      .append([{ kind: 'lesson.step', course: 'threshold', lesson: 'day-1', step }], { at: Date.parse('2026-11-21T09:00:00.000Z') })
  return log
}

test('four of five close the lesson and lead to the next one', async () => {
  const { user, told } = openCourses({ search: `${search}&step=check` })
  for (const [index, id] of checkIds.entries()) {
    await answer(user, index + 1, id === 'c5' ? 'А' : 'Б')
    await press(user, index === 4 ? 'До підсумку' : 'Наступне завдання')
  }
  await heading('Підсумок')
  expect(screen.getByText('4 з 5')).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Завдання перевірки' }))
      .getAllByRole('listitem')
      .at(-1),
  ).toHaveTextContent('Завдання 5: є помилка')
  expect(screen.getByRole('link', { name: 'Наступний урок' })).toHaveAttribute('href', '/courses?course=threshold&lesson=2')
  await waitFor(async () => expect((await told()).at(-1)).toMatchObject({ kind: 'lesson.step', step: 'check' }))
})

test('below the passing share the lesson stays open, nothing is barred, and another attempt starts at the first task', async () => {
  const { user } = openCourses({ search: `${search}&step=check` })
  for (const number of [1, 2, 3, 4, 5]) {
    await answer(user, number, 'А')
    await press(user, number === 5 ? 'До підсумку' : 'Наступне завдання')
  }
  expect(await screen.findByText(/коли назбирається 4 правильні відповіді/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Наступний урок' })).toBeVisible()
  await press(user, 'Пройти перевірку ще раз')
  await heading('Перевірка: завдання 1 з 5')
  expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true)
})
