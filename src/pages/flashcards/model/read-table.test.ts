import { expect, test } from 'vitest'
import { freeChoice, readTable } from './read-table'

test('rows are read with tabs, commas and quotes, and told apart by what is wrong with them', async () => {
  const text = ['988\tХрещення Русі', '\tбез питання', '1187\t', '988\tіще раз', '{{c1::Кий}} заснував Київ\t'].join('\n')
  const { cards, left } = await readTable(text, freeChoice)
  expect(cards.map(({ front, kind }) => [front, kind])).toEqual([
    ['988', 'basic'],
    ['988', 'basic'],
    ['{{c1::Кий}} заснував Київ', 'cloze'],
  ])
  expect(left).toEqual([
    { row: 2, front: '', message: 'Немає запитання' },
    { row: 3, front: '1187', message: 'Додай відповідь' },
  ])
})

test('names of columns are left out, and rows keep their lines', async () => {
  expect((await readTable('Питання;Відповідь\n\nЩо?;Це', { ...freeChoice, isHeaded: true })).cards).toEqual([
    { row: 3, kind: 'basic', front: 'Що?', back: 'Це' },
  ])
})

test('columns are offered by how they begin, and may be chosen', async () => {
  const text = '1,кіт,cat\n2,пес,dog'
  const read = await readTable(text, { ...freeChoice, columns: { front: 2, back: 1 } })
  expect([read.separator, read.columns, read.cards.map(({ front, back }) => [front, back])]).toEqual([
    ',',
    ['1', 'кіт', 'cat'],
    [
      ['cat', 'кіт'],
      ['dog', 'пес'],
    ],
  ])
})
