import { expect, test } from 'vitest'
import { toInlineText } from './rich-text.ts'

test('gaps stand in the text by their letter or number', () => {
  expect(toInlineText('Слово {{1}} і {{b}}.')).toEqual([
    { kind: 'text', text: 'Слово ' },
    { kind: 'gap', id: '1' },
    { kind: 'text', text: ' і ' },
    { kind: 'gap', id: 'b' },
    { kind: 'text', text: '.' },
  ])
})

test('braces that are no gap are refused, not shown to a pupil', () => {
  for (const text of ['Слово {{0}}', 'Слово {{ 1 }}', 'Слово {{1}', 'Слово 1}}', 'Слово {{k}}'])
    expect(() => toInlineText(text), text).toThrow('пропуск не читається')
})
