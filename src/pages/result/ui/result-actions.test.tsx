import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choice, openResult, shown, task, verdict } from '../../../../tests/fixtures/open-result'
import { tasks } from '#samples/questions'
import { surveySummary } from '#samples/surveys'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  Element.prototype.scrollTo = vi.fn<() => void>()
  // jsdom draws nothing, so nothing changes its size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** By keyboard: jsdom’s pointer stands still, and a menu waits for it to move. */
async function choose(user: UserEvent, name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторити' })).toBeEnabled())
  screen.getByRole('button', { name: 'Повторити' }).focus()
  await user.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  const index = items.findIndex(({ textContent }) => textContent.startsWith(name))
  await waitFor(() => expect(items[0]).toHaveAttribute('data-highlighted'))
  await user.keyboard(`${'{ArrowDown}'.repeat(index)}{Enter}`)
}

describe('what next and where', () => {
  test('one thing follows from the result, and the review stands beside it', async () => {
    const { user } = openResult({}, {}, { dueCount: 2 })
    const next = within(await screen.findByRole('region', { name: 'Що далі' }))
    expect(next.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Працювати над помилками', '/subjects/math/tests/mistakes'],
    ])
    await screen.findByRole('heading', { level: 3, name: 'Завдання 1' })
    await user.click(next.getByRole('button', { name: 'Розібрати помилки' }))
    expect(await shown()).toEqual(['Завдання 2', 'Завдання 3'])
  })

  test('the greatest loss leads the table, with the way to practise it', async () => {
    openResult()
    const table = within(await screen.findByRole('table', { name: 'За розділами' }))
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['ПланіметріяПідтягнути', 'Числа і виразиПідтягнути'])
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1 з 6', '4 з 5'])
    expect(table.getByRole('link', { name: 'Підтягнути: Планіметрія' })).toHaveAttribute(
      'href',
      '/subjects/math/tests/topics?topic=math.plane',
    )
  })

  test('a lost point is one too', async () => {
    openResult({ raw: 31, verdicts: [{ ...verdict, raw: 31, scaled: 191 }] })
    expect(await screen.findByText(/Не вистачило 1 бала\./)).toBeVisible()
    expect(screen.getByRole('img', { name: '191 бал на шкалі від 100 до 200' })).toBeVisible()
  })
})

describe('once more and beside others', () => {
  test.each([
    ['Лише неправильні', 'wrong'],
    ['Схожі завдання', 'similar'],
    ['Ті самі завдання', 'same'],
  ])('«%s» makes a survey out of this one', async (name, which) => {
    const { user, asked } = openResult()
    await choose(user, name)
    await expect.poll(() => location.pathname).toBe('/subjects/math/survey/quick-12345678')
    expect(asked).toEqual([{ mode: 'retry', subject: 'math', of: 'nmt-12345678', which }])
  })

  test('a task made of a template offers one more like it, alone and by keyboard', async () => {
    const made = choice(1, { question: { ...tasks.single, id: 'math-roots~7' } })
    const { asked, user } = openResult({ items: [made, choice(2, {})] })
    const more = (await task(1)).getByRole('button', { name: 'Ще одне таке' })
    more.focus()
    await user.keyboard('{Enter}')
    await expect.poll(() => asked).toEqual([{ mode: 'retry', subject: 'math', of: 'nmt-12345678', which: 'another', like: 'math-roots~7' }])
    await expect.poll(() => location.pathname).toBe('/subjects/math/survey/quick-12345678')
  })

  test('a task that stands by itself has no other like it; without a network none is promised', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openResult({ items: [choice(1, { question: { ...tasks.single, id: 'math-roots~7' } }), choice(2, {})] })
    const made = await task(1)
    expect(made.getByRole('button', { name: 'Ще одне таке' })).toBeDisabled()
    expect(made.getByText('Нове завдання можна взяти, коли з’явиться з’єднання.')).toBeVisible()
    expect((await task(2)).queryByRole('button', { name: 'Ще одне таке' })).toBeNull()
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockRestore()
  })

  test('a new test is one choice of the same menu', async () => {
    const { user } = openResult()
    await choose(user, 'Новий тест')
    await expect.poll(() => location.pathname).toBe('/subjects/math/tests/nmt')
  })

  test('comparable attempts stand in a table, each with a way to the comparison', async () => {
    const attempt = (id: string, raw: number, scaled: number, finishedAt: string) => ({
      ...surveySummary,
      id,
      raw,
      max: 32,
      scaled,
      clock: { ...surveySummary.clock, finishedAt },
    })
    const surveys = [
      attempt('nmt-12345678', 21, 155, '2026-11-20T10:30:00.000Z'),
      attempt('nmt-87654321', 16, 144, '2026-11-18T10:00:00.000Z'),
    ]
    openResult({}, {}, { surveys })
    const table = within(await screen.findByRole('table', { name: 'Спроби, новіші першими' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ДатаБали й шкала\u00a0',
      '20 листопада21 з 32 · 155ця спроба',
      '18 листопада16 з 32 · 144Порівняти',
    ])
    expect(table.getByRole('link')).toHaveAttribute('href', '/result/math/nmt-12345678/compare-nmt-87654321')
  })

  test('the comparison puts the earlier attempt first', async () => {
    openResult({}, { rest: '/compare-nmt-87654321' })
    const table = within(await screen.findByRole('table', { name: 'Загалом' }))
    expect(table.getByRole('row', { name: /Бали/ })).toHaveTextContent('Бали16 з 3221 з 32')
  })

  test('the card to share names subject, score and date in words too', async () => {
    const { user } = openResult()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Поділитися балом' }))
    expect(await screen.findByRole('img', { name: /^Математика: 155 балів за шкалою НМТ \(21 з 32 балів\)/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Скопіювати текст' }))
    expect(await screen.findByText('Текст скопійовано.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/^Математика: 155 балів/)
  })

  test('time is told for each task, with what was slow', async () => {
    openResult({ items: [choice(1, { seconds: 200 }), choice(2, { seconds: 30, changes: 2, turn: 'toWrong' })] })
    await userEvent.click(await screen.findByText('Куди пішов час'))
    const section = within(await screen.findByRole('region', { name: 'Час на завдання' }))
    expect(section.getByText(/Разом 3 хв 50 с, за доброї підготовки вистачає 2 хв 0 с/)).toBeVisible()
    expect(section.getByRole('link', { name: 'завдання 1 (3 хв 20 с)' })).toHaveAttribute('href', '#q-1')
    expect(section.getByText('Змінено: правильно → неправильно:')).toBeVisible()
    await userEvent.click(section.getByText('Таблиця часу'))
    expect(section.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ЗавданняЧасТребаЗмін відповіді',
      '13 хв 20 с1 хв 0 с0',
      '230 с1 хв 0 с2',
    ])
  })
})

test('a guest is told how to keep what was done', async () => {
  openResult()
  expect(await screen.findByRole('link', { name: 'Зберегти прогрес' })).toBeVisible()
})
