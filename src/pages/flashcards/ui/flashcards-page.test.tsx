import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { graded } from '#samples/flashcards'
import type { ReviewFact } from '#domain/review'
import { chosen, openFlashcards } from '../../../../tests/fixtures/open-flashcards'

describe('Сьогодні', () => {
  test('who has chosen nothing is offered decks, and the choice brings cards into the day', async () => {
    const { user, told } = await openFlashcards('', [])
    expect(await screen.findByRole('heading', { name: 'Обери, що вчити' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Вчити колоду «Історія України: Дати»' }))
    expect(await screen.findByRole('link', { name: 'Почати (≈ 3 хв)' })).toHaveAttribute('href', '/flashcard?review=today')
    expect(await told()).toEqual([{ kind: 'deck.set', deck: 'history.dates', settings: { isOn: true } }])
  })

  test('when all is done it says when the next cards come, and offers a look ahead', async () => {
    await openFlashcards('', [chosen, ...[1, 2, 3, 4, 5, 6].map((row) => graded('2026-11-21T09:00Z', `row.d-${row}`, 4))])
    expect(await screen.findByText('На сьогодні все. Наступні картки 29 листопада о 04:00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Повторити наперед (не змінює розкладу)' })).toHaveAttribute('href', '/flashcard?review=cram')
  })

  test('what the cap of new cards holds back is said with its reason and can be taken', async () => {
    const cap: ReviewFact = { ...chosen, id: '99999999-9999-4999-8999-999999999998', kind: 'study.set', settings: { newPerDay: 2 } }
    await openFlashcards('', [chosen, cap])
    expect(await screen.findByText('Чекають нові картки (4): денну кількість нових уже взято.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Узяти ще 4' })).toHaveAttribute('href', '/flashcard?review=more')
  })

  test('without a connection it says so, counts what waits, and works from the device', async () => {
    const { collection, cut } = await openFlashcards('', [chosen])
    await screen.findByRole('link', { name: /^Почати/ })
    cut()
    await act(async () => {
      await collection.state({ kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 900 })
      await collection.refresh()
    })
    expect(screen.getByText('Немає з’єднання. Усе працює з пристрою, чекають: 1 зміна.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Почати/ })).toBeVisible()
  })
})

test('once the visitor has left, the frame of the page shows nothing of the cards that were there', async () => {
  const { leave } = await openFlashcards('', [chosen])
  await screen.findByRole('link', { name: /^Почати/ })
  leave()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Почати/ })).toBeNull()
})

describe('Колоди', () => {
  test('a deck shows how it stands, its cards, and puts one aside', async () => {
    const { user, told } = await openFlashcards('?tab=decks&deck=history.dates')
    const figures = (await screen.findByText('Нові')).closest('dl')
    expect(
      within(figures!)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['6', '0', '0', '6', '0', '—'])
    await user.click(screen.getByRole('button', { name: 'Відкласти картку Подія 2' }))
    expect(await screen.findByRole('button', { name: 'Повернути картку Подія 2' })).toBeVisible()
    expect(await told()).toEqual([{ kind: 'card.suspended', card: 'row.d-2' }])
  })

  test('a deck whose cards cannot be had says so and can be asked again', async () => {
    const server = { 'GET v3/flashcards/decks/math.formulas': () => Response.json({ errorMessage: 'Сервер утомився' }, { status: 400 }) }
    const { user } = await openFlashcards('?tab=decks&deck=math.formulas', [], server)
    expect(await screen.findByText('Сервер утомився.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }))
    expect(await screen.findByText('Сервер утомився.')).toBeVisible()
  })

  test('a number that does not fit is refused beside its field, one that fits is kept', async () => {
    const { user, told } = await openFlashcards('?tab=decks&deck=history.dates')
    const field = await screen.findByRole('textbox', { name: 'Нових на день з цієї колоди' })
    await user.type(field, '500{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Ціле число від 0 до 100')
    await user.clear(field)
    await user.type(field, '5{Enter}')
    expect(await told()).toEqual([{ kind: 'deck.set', deck: 'history.dates', settings: { newPerDay: 5 } }])
  })

  test('a deck that is no more leads back to the others', async () => {
    await openFlashcards('?tab=decks&deck=gone')
    expect(await screen.findByRole('link', { name: 'До всіх колод' })).toHaveAttribute('href', '/flashcard?tab=decks')
  })
})

test('settings are kept at once, each by itself', async () => {
  const { user, told } = await openFlashcards('?tab=settings')
  await user.click(await screen.findByRole('checkbox', { name: /^Чотири кнопки/ }))
  await user.click(screen.getByRole('checkbox', { name: 'неділя' }))
  await waitFor(async () =>
    expect(await told()).toEqual([
      { kind: 'study.set', settings: { buttons: 'four' } },
      { kind: 'study.set', settings: { easyDays: [7] } },
    ]),
  )
})

test('statistics tell in words and tables what their pictures show', async () => {
  const known = graded('2026-11-01T09:00Z', 'row.d-1', 4)
  const lapse = graded('2026-11-20T09:00Z', 'row.d-1', 1)
  const { user } = await openFlashcards('?tab=statistics', [chosen, known, lapse])
  expect(await screen.findByText(/^Пригадано 0 з 1\./)).toBeVisible()
  await user.click(screen.getAllByText('Таблицею')[0]!)
  const days = within(screen.getByRole('table', { name: 'Повторень на день' })).getAllByRole('row')
  expect(days.map(({ textContent }) => textContent)).toEqual(['ДеньПовторень', '20 листопада1', '1 листопада1'])
  expect(
    within(screen.getByRole('table', { name: 'Забуто найчастіше' }))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent('1')
})

test('before the first review statistics say what they wait for', async () => {
  await openFlashcards('?tab=statistics')
  expect(await screen.findByText('Вона з’явиться після першого повторення.')).toBeVisible()
})
