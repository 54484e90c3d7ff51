import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { SearchEntry } from '#domain/search'
import { configureApi } from '@/shared/api'
import { SearchPage } from './search-page'
import { testClient } from '../../../../tests/fixtures/test-client'

const entries: SearchEntry[] = [
  { kind: 's', title: 'Математика', gist: 'Складання, корені', place: 'Предмет', words: '', to: '/subjects/math' },
  { kind: 't', title: 'Квадратні рівняння', gist: '', place: 'Математика', words: '', to: '/subjects/math/quadratic' },
  {
    kind: 'a',
    title: 'Рівняння',
    gist: 'Дискримінант і корені',
    place: 'Математика · Конспекти',
    words: '',
    to: '/subjects/math/theory/notes/rivniannia',
  },
]

/** The first test finds the server out of reach, before the index has come once. */
let isReachable = false
beforeEach(() => {
  configureApi({
    ...testClient,
    fetch: async () =>
      isReachable ? Response.json({ data: { entries } }) : Response.json({ errorMessage: 'Сервер на ремонті' }, { status: 501 }),
  })
})
afterEach(() => history.replaceState(null, '', '/'))

test('an index that does not come is said and asked for again', async () => {
  render(<SearchPage />)
  expect(await screen.findByText('Пошук не завантажився')).toBeVisible()
  isReachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByText('Спробуй, наприклад')).toBeVisible()
})

test('findings stand under what they are, and the words stand in the address', async () => {
  render(<SearchPage />)
  await userEvent.type(screen.getByRole('searchbox'), 'рівняня')
  const articles = within(await screen.findByRole('region', { name: 'Конспекти' }))
  expect(articles.getByRole('link', { name: 'Рівняння' })).toHaveAttribute('href', '/subjects/math/theory/notes/rivniannia')
  expect(within(screen.getByRole('region', { name: 'Теми' })).getByRole('link', { name: 'Квадратні рівняння' })).toBeVisible()
  expect(screen.getByText('Знайдено: 2')).toBeVisible()
  expect(new URLSearchParams(location.search).get('q')).toBe('рівняня')
})

test('an address with words shows their findings', async () => {
  history.replaceState(null, '', '/search?q=дискремінант')
  render(<SearchPage />)
  expect(await screen.findByText('Знайдено: 1')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('дискремінант')
})

test('a link that leads to the search from its own page begins it anew, from the top; typing moves nothing', async () => {
  const scrolled: unknown[] = []
  vi.stubGlobal('scrollTo', (to: unknown) => scrolled.push(to))
  history.replaceState(null, '', '/search?q=дискремінант')
  render(
    <main>
      <SearchPage />
    </main>,
  )
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, ' та ще')
  expect([scrolled, field]).toEqual([[], document.activeElement])
  expect(field).toHaveValue('дискремінант та ще')
  act(() => navigate('/search'))
  expect(field).toHaveValue('')
  expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }])
  expect(screen.getByRole('heading', { level: 1, name: 'Пошук' })).toHaveFocus()
  vi.unstubAllGlobals()
})

test('what fits is marked, however it was typed, and what is about it comes before a subject that only names it', async () => {
  history.replaceState(null, '', '/search?q=cкладання')
  const { container } = render(<SearchPage />)
  expect(await screen.findByText('Знайдено: 1')).toBeVisible()
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Складання'])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'корені')
  expect(await screen.findByText('Знайдено: 2')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Конспекти', 'Предмети'])
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['корені', 'корені'])
})

test('words that fit nothing lead to samples', async () => {
  history.replaceState(null, '', '/search?q=фотосинтез')
  render(<SearchPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'дискримінант' }))
  expect(await screen.findByText('Знайдено: 1')).toBeVisible()
})
