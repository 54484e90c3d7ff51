import { expect, test } from 'vitest'
import { mostRows, readTable } from './read-table'

test('rows are read with tabs, commas and quotes, and told apart by what is wrong with them', async () => {
  const text = ['988\tХрещення Русі', '\tбез питання', '1187\t', '988\tіще раз', '{{c1::Кий}} заснував Київ\t'].join('\n')
  expect(await readTable(text, true)).toEqual({
    rows: [
      { row: 1, card: { kind: 'basic', front: '988', back: 'Хрещення Русі' }, problem: null },
      { row: 2, card: { kind: 'basic', front: '', back: 'без питання' }, problem: 'Немає запитання' },
      { row: 3, card: { kind: 'basic', front: '1187', back: '' }, problem: 'Додай відповідь' },
      { row: 4, card: { kind: 'basic', front: '988', back: 'іще раз' }, problem: 'Таке запитання вже є вище' },
      { row: 5, card: { kind: 'cloze', front: '{{c1::Кий}} заснував Київ', back: '' }, problem: null },
    ],
    more: 0,
  })
  expect((await readTable('"один, два";три', true)).rows[0]?.card).toEqual({ kind: 'basic', front: 'один, два', back: 'три' })
})

test('names of columns are left out, and rows keep their numbers', async () => {
  expect((await readTable('Питання;Відповідь\n\nЩо?;Це', false)).rows).toEqual([
    { row: 2, card: { kind: 'basic', front: 'Що?', back: 'Це' }, problem: null },
  ])
})

test('of a very long table only the first rows are read, and the rest is told', async () => {
  const text = Array.from({ length: mostRows + 3 }, (_, index) => `q${index};a`).join('\n')
  const { rows, more } = await readTable(text, true)
  expect([rows.length, more]).toEqual([mostRows, 3])
})
