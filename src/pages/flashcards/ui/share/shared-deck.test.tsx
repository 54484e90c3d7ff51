import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chosen, openFlashcards } from '../../../../../tests/fixtures/open-flashcards'

const code = '_64JRwU5p4MWA2U5BGkOMg'
const offer = {
  title: 'Хімія',
  isOwn: false,
  cards: [
    { kind: 'basic', front: 'Вода', back: 'H₂O' },
    { kind: 'cloze', front: '{{c1::Київ}}', back: '' },
  ],
}
const open = (answers: Record<string, () => Response>) => openFlashcards(`?shared=${code}`, [chosen], answers)
const found = { 'POST v3/flashcards/shared-decks': () => Response.json({ data: offer }) }

test('a deck behind a link is taken as a copy once, and its new cards are on', async () => {
  const { user, written, collection, history } = await open(found)
  expect(await screen.findByRole('heading', { name: 'Хімія' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Вода H₂O' })).toBeVisible()
  // Words as they will be asked, not as they are written.
  expect(screen.getByRole('row', { name: /\.\.\.|…/ })).toHaveTextContent('Київ')
  expect(screen.queryByText(/c1::/)).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Узяти собі копію' }))
  await waitFor(async () => expect(await written()).toHaveLength(3))
  const [deck] = collection.read().own.decks
  expect([deck?.title, collection.read().own.cards.map((card) => [card.deck, card.front])]).toEqual([
    'Хімія',
    [
      [deck?.id, 'Вода'],
      [deck?.id, '{{c1::Київ}}'],
    ],
  ])
  await waitFor(() => expect(history.at(-1)).toBe(`/flashcard?tab=decks&deck=${deck?.id}`))
  expect(collection.read().book.settings.decks.get(deck!.id)?.isOn).toBe(true)
})

test('a link that leads nowhere says so, and leads on', async () => {
  await open({
    'POST v3/flashcards/shared-decks': () => Response.json({ errorMessage: 'За цим посиланням колоди вже немає' }, { status: 404 }),
  })
  expect(await screen.findByText(/За цим посиланням колоди вже немає/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'До моїх карток' })).toBeVisible()
})

test('a complaint is sent with its reason, and again where it could not be', async () => {
  const sent = [() => Response.json({ errorMessage: 'Забагато скарг' }, { status: 429 }), () => Response.json({ data: {} })]
  const { user } = await open({ ...found, 'POST v3/flashcards/shared-decks/report': () => sent.shift()!() })
  await user.click(await screen.findByRole('button', { name: 'Поскаржитися на колоду' }))
  // Nobody is accused of what a form has chosen.
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Надіслати скаргу' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Обери, що не так')
  await user.click(screen.getByRole('radio', { name: 'Чужі особисті дані' }))
  await user.click(screen.getByRole('button', { name: 'Надіслати скаргу' }))
  expect(await screen.findByText(/Забагато скарг/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Надіслати скаргу' }))
  expect(await screen.findByText(/скаргу прийнято/)).toHaveFocus()
})
