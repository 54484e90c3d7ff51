import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LessonStep } from '#domain/lesson-step'
import type { UserFact } from '#contract/user-fact'
import { json, openCourses } from '../../../../tests/fixtures/open-courses'

const fact = (lesson: string, step: LessonStep): UserFact => ({
  id: lesson + step,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'lesson.step',
  course: 'threshold',
  lesson,
  step,
})
const search = '?course=threshold'

test('a syllabus names modules, what is free, and lessons with their durations', async () => {
  openCourses({ search })
  const numbers = within(await screen.findByRole('region', { name: 'Числа' }))
  expect(numbers.getByText('Безкоштовно')).toBeVisible()
  expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Урок 1Степенітеорія, приклад, 6 завдань16 хв',
    'Урок 2Коренітеорія, приклад, 6 завдань16 хв',
  ])
  expect(within(screen.getByRole('region', { name: 'Рівняння' })).getByText('Преміум')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Почати' })).toHaveAttribute('href', '/courses?course=threshold&lesson=1&step=theory')
})

test('a begun course goes on at its step', async () => {
  openCourses({ search, known: [fact('day-1', 'check'), fact('day-2', 'theory')] })
  const link = await screen.findByRole('link', { name: 'Продовжити: урок 2' })
  expect(link).toHaveAttribute('href', '/courses?course=threshold&lesson=2&step=example')
  expect([screen.getByText('Пройдено').textContent, screen.getByText('Далі: приклад').textContent]).toEqual(['Пройдено', 'Далі: приклад'])
})

test('a course whose lessons are all closed says so', async () => {
  openCourses({ search, known: ['day-1', 'day-2', 'day-3'].map((lesson) => fact(lesson, 'check')) })
  expect(await screen.findByText('Курс пройдено: 3 уроки')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Повторити з початку' })).toBeVisible()
})

test('a locked lesson says what opens it and leads to its free theory and tasks', async () => {
  openCourses({ search: '?course=threshold&lesson=3' })
  expect(await screen.findByText('Урок 3 відкриває преміум.')).toBeVisible()
  expect((await screen.findByText(/Преміум відкриває ще 1 урок цього курсу/)).textContent).toMatch(/перевірки\.$/)
  const free = within(await screen.findByRole('region', { name: 'Це саме безкоштовно, без курсу' }))
  expect(free.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/subjects/math/theory/notes/stepeni',
    '/subjects/math/tests/topics',
  ])
})

test('a lesson that cannot be had keeps the way back and is asked for again', async () => {
  let calls = 0
  const answers = {
    'v3/courses/threshold/lessons/1': () =>
      calls++ === 0 ? json({ errorMessage: 'Сервер відпочиває' }, 409) : json({ data: { access: 'locked' } }),
  }
  const { user } = openCourses({ search: '?course=threshold&lesson=1', answers })
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити урок')
  expect(screen.getByRole('link', { name: 'До курсу' })).toHaveAttribute('href', '/courses?course=threshold')
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByText('Урок 1 відкриває преміум.')).toBeVisible()
})
