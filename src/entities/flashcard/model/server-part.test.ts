import { expect, test } from 'vitest'
import { mistakesDeck, type Deck } from '#domain/flashcard'
import { nothingOwn } from './own-after'
import { withOpened, type ServerPart } from './server-part'

const deck = (id: string, version: string): Deck => ({
  id,
  version,
  kind: 'table',
  title: id,
  subject: null,
  type: null,
  cards: 0,
  list: [],
})
const part = (current: string, ...lists: Deck[]): ServerPart => ({ summaries: [deck('dates', current)], lists, own: nothingOwn })

test.each([
  ['opened meanwhile, of which nothing was found', part('2', deck('dates', '2')), part('2'), ['dates 2']],
  ['opened meanwhile, newer than what was found', part('2', deck('dates', '2')), part('2', deck('dates', '1')), ['dates 2']],
  ['found, newer than what was open', part('1', deck('dates', '1')), part('2', deck('dates', '2')), ['dates 2']],
  ['opened while the network is away from an older list', part('1', deck('dates', '1')), part('2', deck('dates', '1')), ['dates 1']],
  ['mistakes as they were found', part('1', deck(mistakesDeck, '1')), part('1', deck(mistakesDeck, '2')), [`${mistakesDeck} 2`]],
])('a deck %s is taken once', (_, now, found, expected) => {
  expect(withOpened(now, found).lists.map(({ id, version }) => `${id} ${version}`)).toEqual(expected)
})
