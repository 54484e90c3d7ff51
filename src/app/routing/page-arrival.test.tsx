import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageArrival } from './page-arrival'

const scrolls = vi.fn<(where: ScrollToOptions) => void>()
beforeEach(() => {
  history.replaceState(null, '', '/')
  scrolls.mockClear()
  vi.stubGlobal('scrollTo', scrolls)
})

const heading = () => screen.getByRole('heading', { level: 1 })
const title = (text: string) => <h1 tabIndex={-1}>{text}</h1>
const draw = (view: string, text: string, rest = <button type="button">Далі</button>) => (
  <PageArrival view={view} title="Сторінка">
    {title(text)}
    {rest}
  </PageArrival>
)

test('another part of the query begins at its heading', async () => {
  const { rerender } = render(draw('/flashcard?', 'Флешкартки'))
  rerender(draw('/flashcard?tab=decks', 'Колоди'))
  expect(heading()).toHaveFocus()
  expect(scrolls).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('a view that takes the place of the pressed control begins at its heading', async () => {
  const { rerender } = render(draw('/paywall?', 'Преміум'))
  await userEvent.click(screen.getByRole('button', { name: 'Далі' }))
  scrolls.mockClear()
  rerender(draw('/paywall?', '\u00a0', <p>Чекаємо…</p>))
  await act(async () => rerender(draw('/paywall?', 'Оплачено', <p>Дякуємо</p>)))
  expect(heading()).toHaveFocus()
  expect(scrolls).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('a heading that is renamed leaves the focus where the visitor writes', async () => {
  const field = <input aria-label="Назва" />
  const { rerender } = render(draw('/group?', '11-Б', field))
  await userEvent.type(screen.getByRole('textbox'), '11-В')
  scrolls.mockClear()
  await act(async () => rerender(draw('/group?', '11-В', field)))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(scrolls).not.toHaveBeenCalled()
})

test('a heading that comes with the answers of the page leaves a reader alone', async () => {
  const { rerender } = render(draw('/diagnostic?', 'Діагностика'))
  scrolls.mockClear()
  await act(async () => rerender(draw('/diagnostic?', 'Діагностика: Математика')))
  expect(scrolls).not.toHaveBeenCalled()
})
