import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dateCards, datesDeck, ownCards, ownDeckUuid } from '#samples/flashcards'
import { chosen, openFlashcards } from '../../../../../tests/fixtures/open-flashcards'

const own = { 'GET v3/flashcards/own': () => Response.json({ data: ownCards }) }
const many = () => {
  const list = Array.from({ length: 45 }, (_, index) => ({
    ...dateCards[0]!,
    id: `row.m-${index}`,
    front: [{ kind: 'math', tex: `x_{${index}}` }],
  }))
  return Response.json({ data: { deck: { ...datesDeck, cards: 45, list } } })
}
const rows = () => within(screen.getByRole('region', { name: 'Картки колоди' })).getAllByRole('listitem').length

test('a long deck is drawn part by part, and a card is found by its words', async () => {
  const { user } = await openFlashcards('?tab=decks&deck=history.dates', [chosen], { 'GET v3/flashcards/decks/history.dates': many })
  expect(await screen.findByText('Показано 20 з 45 карток')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Показати ще 20' }))
  await waitFor(() => expect(rows()).toBe(40))
  await user.click(screen.getByRole('searchbox', { name: 'Знайти картку' }))
  await user.paste('X_{44}')
  expect(await screen.findByText('Показано 1 з 1 картки')).toBeVisible()
})

test('a deck of own cards can be begun from itself', async () => {
  const { user } = await openFlashcards(`?tab=decks&deck=${ownDeckUuid}`, [], own)
  await user.click(await screen.findByRole('link', { name: 'Почати (1)' }))
  expect(await screen.findByRole('region', { name: 'Картка 1 з 1' })).toBeVisible()
})

test('an own card is mended in its dialog', async () => {
  const { user, written } = await openFlashcards(`?tab=decks&deck=${ownDeckUuid}`, [chosen], own)
  await user.click(await screen.findByRole('button', { name: 'Редагувати Дискримінант' }))
  const dialog = await screen.findByRole('dialog', { name: 'Редагувати картку' })
  const front = within(dialog).getByRole('textbox', { name: 'Запитання' })
  await user.type(front, '?')
  await user.click(within(dialog).getByRole('button', { name: 'Зберегти' }))
  expect(await screen.findByRole('button', { name: 'Редагувати Дискримінант?' })).toBeVisible()
  expect(await written()).toEqual([{ kind: 'card.written', card: { ...ownCards.cards[0], front: 'Дискримінант?' } }])
})

test('an own card is removed only after a question, and two quick presses remove nothing', async () => {
  const { user, written } = await openFlashcards(`?tab=decks&deck=${ownDeckUuid}`, [chosen], own)
  await user.click(await screen.findByRole('button', { name: 'Редагувати Дискримінант' }))
  const dialog = await screen.findByRole('dialog', { name: 'Редагувати картку' })
  await user.dblClick(within(dialog).getByRole('button', { name: 'Вилучити картку' }))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Лишити картку' })).toHaveFocus())
  expect(await written()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Так, вилучити' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await written()).toEqual([{ kind: 'card.removed', card: ownCards.cards[0]?.id }])
})

test('an own deck is removed with its cards only after a question, and two quick presses remove nothing', async () => {
  const { user, written, history } = await openFlashcards(`?tab=decks&deck=${ownDeckUuid}`, [chosen], own)
  await user.dblClick(await screen.findByRole('button', { name: 'Вилучити колоду' }))
  const question = await screen.findByRole('alertdialog', { name: 'Вилучити колоду «Моє»?' })
  expect(await written()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Так, вилучити разом із картками' }))
  expect(await screen.findByRole('heading', { name: 'Історія України' })).toBeVisible()
  expect([await written(), history.at(-1)]).toEqual([[{ kind: 'deck.removed', deck: ownDeckUuid }], '/flashcard?tab=decks'])
})

test('an own deck gets another name', async () => {
  const { user, written } = await openFlashcards(`?tab=decks&deck=${ownDeckUuid}`, [chosen], own)
  await user.type(await screen.findByRole('textbox', { name: 'Назва колоди' }), ' з хімії{Enter}')
  expect(await screen.findByRole('heading', { name: 'Моє з хімії' })).toBeVisible()
  expect(await written()).toEqual([{ kind: 'deck.written', deck: { id: ownDeckUuid, title: 'Моє з хімії' } }])
})
