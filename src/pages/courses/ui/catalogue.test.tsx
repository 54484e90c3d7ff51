import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { courseSummary } from '#samples/courses'
import type { UserFact } from '#contract/user-fact'
import { json, openCourses } from '../../../../tests/fixtures/open-courses'

const finished = (lesson: string): UserFact => ({
  id: lesson,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'lesson.step',
  course: 'threshold',
  lesson,
  step: 'check',
})
const long = { ...courseSummary, id: 'long', title: 'Довгий курс', minutes: 500, subject: { id: 'history', title: 'Історія України' } }
const both = { 'v3/courses': () => json({ data: { courses: [courseSummary, long] } }) }
const titles = () =>
  within(screen.getByRole('region', { name: 'Усі курси' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a card says what the course leads to, how long it takes and what is free', async () => {
  openCourses()
  const card = await screen.findByRole('link', { name: /Поріг за 3 дні/ })
  expect(card).toHaveAttribute('href', '/courses?course=threshold')
  expect(card.textContent).toBe('МатематикаПоріг за 3 дніБереш прості завдання.2 модулі · 3 уроки · 48 хвПорігПерші 2 уроки безкоштовно')
})

test('filters narrow the list down and say how much is left', async () => {
  const { user } = openCourses({ answers: both })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Предмет' }), 'Історія України')
  expect([titles(), screen.getByText('Показано 1 з 2').getAttribute('role')]).toEqual([['/courses?course=long'], 'status'])
})

test('where nothing fits, one press shows everything again', async () => {
  const { user } = openCourses({ answers: both })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Доступ' }), 'безкоштовні повністю')
  expect(screen.getByText('Таких курсів поки немає')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Показати всі' }))
  expect(titles()).toEqual(['/courses?course=threshold', '/courses?course=long'])
})

test('a begun course stands among «Мої курси» with what is closed', async () => {
  openCourses({ answers: both, known: [finished('day-1')] })
  const own = await screen.findByRole('region', { name: 'Мої курси' })
  expect(
    within(own)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['МатематикаПоріг за 3 дніПройдено уроків: 1 з 3'])
})

test('a catalogue that cannot be had says so and is asked for again', async () => {
  let calls = 0
  const answers = { 'v3/courses': () => (calls++ === 0 ? json({ errorMessage: 'Сервер відпочиває' }, 409) : both['v3/courses']()) }
  const { user } = openCourses({ answers })
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити курси')
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByRole('link', { name: /Довгий курс/ })).toBeVisible()
})
