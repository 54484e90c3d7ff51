import { expect, test } from 'vitest'
import { cardText } from '#domain/card-text'
import { hasFormula } from './has-formula'

const card = (front: string, back: string) => ({ front: cardText(front), back: cardText(back) })

test('a formula is found on either side and inside other text, money and plain words are none', () => {
  const plain = card('Ціна 5 $', '**Слово**\n\nрядок')
  expect([[], [plain], [plain, card('a', 'b')]].map(hasFormula)).toEqual([false, false, false])
  expect([[plain, card('Площа', '**S** це $ab$')], [card('$x$', 'ікс')]].map(hasFormula)).toEqual([true, true])
  const inTable = { front: [{ kind: 'table' as const, head: [], rows: [[[{ kind: 'math' as const, tex: 'x' }]]] }], back: [] }
  expect(hasFormula([inTable])).toBe(true)
})
