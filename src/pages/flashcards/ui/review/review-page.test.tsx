import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dateCards, datesDeck, graded } from '#samples/flashcards'
// Lazy parts of the page are loaded at once.
import './hundred-word'
import { chosen, openFlashcards } from '../../../../../tests/fixtures/open-flashcards'

const card = (name: string) => screen.findByRole('region', { name })

describe('a round on the page', () => {
  test('goes from the question to the grade and to the next card by keys alone, and each grade is kept', async () => {
    const { user, told } = await openFlashcards('?review=today')
    expect(await card('Картка 1 з 6')).toHaveFocus()
    expect(screen.queryByText('882')).not.toBeInTheDocument()
    await user.keyboard(' ')
    expect(await screen.findByRole('group', { name: 'Відповідь' })).toHaveFocus()
    expect(screen.getByText('882')).toBeVisible()
    await user.keyboard('2')
    await screen.findByText('Подія 2')
    expect(await told()).toEqual([
      { kind: 'card.graded', card: 'row.d-1', grade: 3, ms: expect.any(Number) as number, offset: expect.any(Number) as number },
    ])
    await waitFor(() => expect(screen.getByRole('region', { name: /^Картка/ })).toHaveFocus())
  })

  test('the buttons say when the card comes back', async () => {
    const { user } = await openFlashcards('?review=today')
    await user.click(await screen.findByRole('button', { name: 'Показати' }))
    const grades = within(screen.getByRole('group', { name: 'Як пригадалося?' })).getAllByRole('button')
    expect(grades.map(({ textContent }) => textContent)).toEqual(['Ще разза 1 хв', 'Пам’ятаюза 10 хв'])
  })

  test('four buttons come by choice', async () => {
    const { user } = await openFlashcards('?review=today', [
      chosen,
      { ...chosen, id: '99999999-9999-4999-8999-999999999998', kind: 'study.set', settings: { buttons: 'four' } },
    ])
    await user.click(await screen.findByRole('button', { name: 'Показати' }))
    expect(screen.getAllByRole('button', { name: /за \d/ })).toHaveLength(4)
  })

  test('the last grade is taken back by a key, and that card is asked again', async () => {
    const { user, told } = await openFlashcards('?review=today')
    await card('Картка 1 з 6')
    await user.keyboard(' 2')
    await screen.findByText('Подія 2')
    await user.keyboard('z')
    expect(await screen.findByText('Подія 1')).toBeVisible()
    expect((await told()).map(({ kind }) => kind)).toEqual(['card.graded', 'review.undone'])
    expect(screen.getByRole('status')).toHaveTextContent('Попередню картку повернуто.')
  })

  test('a deck that is not learnt is brought for a look through all of it, also when the first try fails', async () => {
    let isAway = true
    const { user } = await openFlashcards('?review=cram&deck=history.dates', [], {
      'GET v3/flashcards/decks/history.dates': () =>
        isAway ? new Response(null, { status: 503 }) : Response.json({ data: { deck: datesDeck } }),
    })
    const again = await screen.findByRole('button', { name: 'Спробувати ще' })
    isAway = false
    await user.click(again)
    expect(await card(`Картка 1 з ${dateCards.length}`)).toBeVisible()
  })

  test('a card set aside is said so and asked no more', async () => {
    const { user, told } = await openFlashcards('?review=today')
    await card('Картка 1 з 6')
    await user.click(screen.getByRole('button', { name: 'Відкласти картку' }))
    await screen.findByText('Подія 2')
    expect(screen.getByRole('status')).toHaveTextContent('Картку відкладено: її можна повернути.')
    expect(await told()).toEqual([{ kind: 'card.suspended', card: 'row.d-1' }])
  })

  test('a pause covers the card and leads back to it', async () => {
    const { user } = await openFlashcards('?review=today')
    await card('Картка 1 з 6')
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Пауза' })).toHaveFocus()
    expect(screen.queryByText('Подія 1')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Продовжити' }))
    expect(screen.getByText('Подія 1')).toBeVisible()
  })

  test('a look ahead tells no dates, changes none, and ends', async () => {
    const { user, told } = await openFlashcards('?review=cram', [chosen, graded('2026-11-10T09:00Z', 'row.d-1', 4)])
    await card('Картка 1 з 1')
    await user.keyboard(' ')
    const grades = within(screen.getByRole('group', { name: 'Як пригадалося?' })).getAllByRole('button')
    expect(grades.map(({ textContent }) => textContent)).toEqual(['Ще раз', 'Пам’ятаю'])
    await user.keyboard('2')
    expect(await screen.findByRole('heading', { level: 2, name: 'Повторення завершено' })).toHaveFocus()
    expect((await told()).map(({ kind }) => kind)).toEqual(['card.crammed'])
  })

  test.each([
    [20, 1],
    [19, 0],
  ])('a guest is told how to keep the progress after twenty cards, not before: %i', async (count, prompts) => {
    localStorage.clear()
    const list = Array.from({ length: count }, (_, index) => ({ ...dateCards[0]!, id: `row.m-${index}` }))
    const deck = () => Response.json({ data: { deck: { ...datesDeck, cards: count, list } } })
    const { user } = await openFlashcards('?review=cram&deck=history.dates', [chosen], { 'GET v3/flashcards/decks/history.dates': deck })
    await card(`Картка 1 з ${count}`)
    for (let index = 0; index < count; index += 1) {
      await user.keyboard(' 2')
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Відповідь' })).toBeNull())
    }
    await screen.findByText(`Переглянуто: ${count} карток. З першого разу пригадано: ${count} з ${count}. Розклад не змінився.`)
    expect(screen.queryAllByRole('region', { name: 'Збережи прогрес: вхід за 20 секунд' })).toHaveLength(prompts)
  })

  test('the source of a card is one press away', async () => {
    await openFlashcards('?review=today')
    expect(await screen.findByRole('link', { name: 'Дати' })).toHaveAttribute('href', '/subjects/history/theory/dates#d-1')
  })
})

test.each([
  [94, ['Сто різних карток.']],
  [93, []],
])('a round of six cards after %i others ends with the words %j', async (before, words) => {
  const met = Array.from({ length: before }, (_, index) => graded('2026-11-01T09:00:00.000Z', `row.other-${index}`, 3))
  const { user } = await openFlashcards('?review=today', [chosen, ...met])
  await card('Картка 1 з 6')
  for (let looks = 0; looks < 30 && screen.queryByRole('region', { name: /^Картка/ }); looks++) await user.keyboard(' 2')
  expect(await screen.findByRole('heading', { name: 'Усе повторено' })).toBeVisible()
  await expect.poll(() => screen.queryAllByText(/Сто різних/).map(({ textContent }) => textContent)).toEqual(words)
})
