import { expect, it } from 'vitest'
import { readRows } from './import-rows.ts'

const numbered = (rows: string[][]) => rows.map((fields, index) => ({ line: index + 1, fields }))

it('rows become cards; what cannot be one is named with its row and the reason', () => {
  const rows = [
    ['Столиця', ' Київ '],
    ['', 'без запитання'],
    ['Без відповіді'],
    ['{{c1::Дніпро}}'],
    ['Столиця', 'Київ'],
    ['Три', 'раз', '', 'два'],
    ['x'.repeat(2001), 'a'],
    ['{{c1::image-occlusion:rect:left=.1}}', 'малюнок'],
    ['{{c1::Дніпро}}'],
  ]
  expect(readRows(numbered(rows))).toEqual({
    cards: [
      { row: 1, kind: 'basic', front: 'Столиця', back: 'Київ' },
      { row: 4, kind: 'cloze', front: '{{c1::Дніпро}}', back: '' },
      { row: 6, kind: 'basic', front: 'Три', back: 'раз\nдва' },
    ],
    left: [
      { row: 2, front: '', message: 'Немає запитання' },
      { row: 3, front: 'Без відповіді', message: 'Додай відповідь' },
      { row: 5, front: 'Столиця', message: 'Така сама картка вже є вище' },
      { row: 7, front: 'x'.repeat(80), message: 'Задовга картка: одна сторона вміщує до 2000 знаків' },
      { row: 8, front: '', message: 'Приховані частини малюнка, а самого малюнка у файлі немає' },
      { row: 9, front: 'Дніпро', message: 'Така сама картка вже є вище' },
    ],
    more: 0,
  })
})

it('so many as may be are taken, and the rest is counted', () => {
  const { cards, left, more } = readRows(numbered(Array.from({ length: 510 }, (_, index) => [`Q${index}`, 'A'])), { most: 500 })
  expect([cards.length, left, more]).toEqual([500, [], 10])
})
