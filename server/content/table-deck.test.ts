import { expect, test } from 'vitest'
import type { StoredTable } from '../store/schema.ts'
import { decksOfTable } from './table-deck.ts'

const row = (id: string, topic: string, group: string) => ({
  id,
  topic,
  group,
  sort: null,
  cells: { word: [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: id }] }] },
})
const table: StoredTable = {
  title: 'Слова',
  intro: [],
  columns: [{ id: 'word', title: 'Слово' }],
  prompt: ['word'],
  view: 'table',
  rows: [
    row('look-for', 'english.vocabulary.phrasal-verbs', 'Фразові дієслова'),
    row('aunt', 'english.personal.family', 'Сім’я'),
    row('uncle', 'english.personal.family', 'Сім’я'),
    row('goal', 'english.public.sport', 'Спорт'),
  ],
}
const decksOf = (some: Partial<StoredTable>) =>
  decksOfTable({ subject: { id: 'english', title: 'Англійська мова' }, type: 'phrases', table: { ...table, ...some } })
const brief = ({ id, title, topic, cards, list }: ReturnType<typeof decksOf>[number]) => [
  id,
  title,
  topic,
  cards,
  list.map((card) => `${card.id} ${card.deck}`),
]

test('a table is one deck where its author says nothing', () => {
  expect(decksOf({}).map(({ id, cards, topic }) => [id, cards, topic])).toEqual([['english.phrases', 4, undefined]])
})

test('each topic of the named sections is a deck by the name of its group, and every card stands in one deck alone', () => {
  expect(decksOf({ deckPerTopic: ['english.personal', 'english.public'], deckTitle: 'Вислови' }).map(brief)).toEqual([
    ['english.phrases', 'Вислови', undefined, 1, ['row.look-for english.phrases']],
    [
      'english.phrases.personal.family',
      'Сім’я',
      'english.personal.family',
      2,
      ['row.aunt english.phrases.personal.family', 'row.uncle english.phrases.personal.family'],
    ],
    ['english.phrases.public.sport', 'Спорт', 'english.public.sport', 1, ['row.goal english.phrases.public.sport']],
  ])
})

test('a table whose rows all stand in such sections has no deck of its own', () => {
  const rows = table.rows.slice(1)
  expect(decksOf({ rows, deckPerTopic: ['english.personal', 'english.public'] }).map(({ id }) => id)).toEqual([
    'english.phrases.personal.family',
    'english.phrases.public.sport',
  ])
})
