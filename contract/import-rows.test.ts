import { expect, it } from 'vitest'
import { readRows } from './import-rows.ts'

it('rows become cards; what cannot be one is named with its row and the reason', () => {
  const rows = [
    ['Столиця', ' Київ '],
    ['', 'без запитання'],
    ['Без відповіді'],
    ['{{c1::Дніпро}}'],
    ['Столиця', 'ще раз'],
    ['Три', 'раз', '', 'два'],
    ['x'.repeat(2001), 'a'],
  ]
  expect(readRows(rows)).toEqual({
    cards: [
      { row: 1, kind: 'basic', front: 'Столиця', back: 'Київ' },
      { row: 4, kind: 'cloze', front: '{{c1::Дніпро}}', back: '' },
      { row: 6, kind: 'basic', front: 'Три', back: 'раз\nдва' },
    ],
    errors: [
      { row: 2, message: 'Тут порожньо' },
      { row: 3, message: 'Додай відповідь' },
      { row: 5, message: 'Таке запитання вже є' },
      { row: 7, message: 'Можна до 2000 знаків' },
    ],
    more: 0,
  })
})

it('five hundred are taken at once, and the rest is counted', () => {
  const { cards, errors, more } = readRows(Array.from({ length: 510 }, (_, index) => [`Q${index}`, 'A']))
  expect([cards.length, errors, more]).toEqual([500, [], 10])
})
