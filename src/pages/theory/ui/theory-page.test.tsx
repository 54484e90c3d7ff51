import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Library } from '#contract/theory'
import { FirstAnswersProvider } from '@/shared/lib/first-answers'
import { articleSummary, dates } from '#samples/theory'
import { TheoryPage } from './theory-page'

function open(library: Library) {
  const { subject, type } = library
  const answers = { [`v3/subjects/${subject.id}/theory/${type}`]: { data: { library } } }
  render(
    <FirstAnswersProvider value={{ path: `/subjects/${subject.id}/theory/${type}`, answers }}>
      <TheoryPage params={{ subject: subject.id, type }} />
    </FirstAnswersProvider>,
  )
  return userEvent.setup()
}

const rowsOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('a line of time goes from the earliest to the latest within its group', () => {
  open(dates)
  expect(rowsOf('Русь')).toEqual(['882Олег захопив Київ', '988Хрещення Русі'])
})

test('the same rows can be seen as a table', async () => {
  const user = open(dates)
  await user.click(screen.getByRole('button', { name: 'Таблиця' }))
  const table = within(screen.getAllByRole('table')[0] ?? document.body)
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Дата', 'Подія'])
  expect(table.getByRole('rowheader', { name: '988' })).toBeVisible()
})

test('hidden answers are opened one by one from the keyboard', async () => {
  const user = open(dates)
  await user.click(screen.getByRole('checkbox', { name: 'Сховати відповідь' }))
  const covers = screen.getAllByRole('button', { name: /^Показати/ })
  expect(covers.map((cover) => cover.getAttribute('aria-label'))).toEqual([
    'Показати. Подія: 882',
    'Показати. Подія: 988',
    'Показати. Подія: 1648',
  ])
  covers[1]?.focus()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('button', { name: /^Показати/ })).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Сховати відповідь' }))
  expect(screen.queryByRole('button', { name: /^Показати/ })).not.toBeInTheDocument()
})

test('a search with a slip leaves what fits, and says how much', async () => {
  const user = open(dates)
  await user.type(screen.getByRole('searchbox', { name: 'Шукати тут' }), 'хрищення')
  expect(await screen.findByText('Знайдено: 1')).toBeVisible()
  expect(screen.getByText('Хрещення Русі')).toBeVisible()
  expect(screen.queryByText('Олег захопив Київ')).not.toBeInTheDocument()
})

test('where nothing fits everything can be had back', async () => {
  const user = open(dates)
  const field = screen.getByRole('searchbox', { name: 'Шукати тут' })
  await user.type(field, 'фотосинтез')
  await user.click(await screen.findByRole('button', { name: 'Показати все' }))
  expect(field).toHaveValue('')
  expect(screen.getByText('Усього: 3')).toBeVisible()
})

test('articles are listed with their gist and the time they take', () => {
  open({ ...dates, form: 'articles', type: 'notes', title: 'Конспекти', articles: [articleSummary] })
  expect(screen.getByRole('link', { name: 'Степені й корені' })).toHaveAttribute('href', '/subjects/history/theory/notes/stepeni')
  expect(screen.getByText('8 хв читання')).toBeVisible()
})

test('a subject without articles says so', () => {
  open({ ...dates, form: 'articles', type: 'notes', title: 'Конспекти', articles: [] })
  expect(screen.getByText('Конспекти готуємо')).toBeVisible()
})
