import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { describe, expect, test } from 'vitest'
import { ErrorPage } from './error-page'

function open(query: Record<string, string>) {
  const { hook, searchHook } = memoryLocation({ path: '/error', searchPath: new URLSearchParams(query).toString() })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ErrorPage />
    </Router>,
  )
}

const actions = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the way back', () => {
  test.each([
    ['/subjects/math?x=1', '/subjects/math?x=1'],
    ['/error?from=/error', '/'],
    ['https://evil.example', '/'],
    ['', '/'],
  ])('a retry from %j leads to %s', (from, target) => {
    open({ from })
    expect(screen.getByRole('link', { name: 'Спробувати ще' })).toHaveAttribute('href', target)
  })

  test('where trying once more is of no use it is not offered', () => {
    open({ code: '410', from: '/subjects/math' })
    expect(actions()).toEqual([
      ['До предметів', '/subjects'],
      ['На головну', '/'],
    ])
  })
})

describe('the words', () => {
  test.each([
    ['400', 'Запит не зрозуміло'],
    ['403', 'Сюди не можна'],
    ['404', 'Сторінку не знайдено'],
    ['410', 'Цього вже немає'],
    ['429', 'Забагато спроб поспіль'],
    ['500', 'Щось зламалося в нас'],
    ['503', 'Сайт на обслуговуванні'],
    ['offline', 'Немає з’єднання'],
    ['version', 'Сайт оновився'],
    ['browser', 'Цей браузер застарий для тестів'],
    ['auth', 'Увійти не вдалося'],
    ['payment', 'Оплата не пройшла'],
    ['constructor', 'Щось зламалося в нас'],
    ['', 'Щось зламалося в нас'],
  ])('for the code %j are «%s»', (code, title) => {
    open({ code })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  })

  test.each([
    [{ code: '429', after: '30' }, 'Спробуй за хвилину.'],
    [{ code: '503', after: '301' }, 'Спробуй через 6 хв.'],
    [{ code: '500', id: 'a1b2-c3' }, 'Код помилки для звернення: a1b2-c3'],
  ])('%j adds «%s»', (query, text) => {
    open(query)
    expect(screen.getByText(text)).toBeVisible()
  })

  test('what an address makes up is not repeated', () => {
    open({ code: '503', after: 'завтра', id: '<b>зараз</b>' })
    expect(screen.queryByText(/Спробуй (за|через)|Код помилки/)).toBeNull()
  })
})
