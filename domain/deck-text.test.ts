import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textCases } from '../tests/fixtures/cards/text-cases.ts'
import { decodeDeck, readTextDeck, splitRows } from './deck-text.ts'
import { readRows } from './import-rows.ts'

describe('a text deck with', () => {
  it.each(textCases)('$name is read whole', ({ bytes, cards, left = [] }) => {
    const { rows, aside } = readTextDeck(decodeDeck(bytes) ?? '')
    const read = readRows(rows.map(({ line, fields }) => ({ line, fields: fields.filter((_, column) => !aside.includes(column)) })))
    expect(read.cards.map(({ front, back }) => [front, back])).toEqual(cards)
    expect(read.left.map(({ row, message }) => [row, message])).toEqual(left)
    expect(read.more).toBe(0)
  })
})

describe('rows', () => {
  const sign = fc.constantFrom('"', '""', ';', '\n', '\r\n', '\r', 'а', 'б', ' ', '#', '\t')

  it('lose no letter, whatever marks stand around it', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const text = signs.join('')
        const kept = splitRows(text, ';')
          .flatMap(({ fields }) => fields)
          .join('')
        const letters = (words: string) => words.replaceAll(/[^аб#]/g, '')
        expect(letters(kept)).toBe(letters(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('written by a spreadsheet come back as they were', () => {
    const field = fc.string({ unit: sign, maxLength: 12 }).map((words) => words.replace(/\r\n?/g, '\n').trim())
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 8 }), (rows) => {
        const written = rows.map((fields) => fields.map((words) => `"${words.replaceAll('"', '""')}"`).join(';')).join('\r\n')
        expect(splitRows(written, ';').map(({ fields }) => fields)).toEqual(rows.filter((fields) => fields.some((words) => words !== '')))
      }),
    )
  })

  it('are numbered by the lines on which they begin', () => {
    expect(splitRows('а;1\n\n"б\nв";2\r\nг;3', ';').map(({ line }) => line)).toEqual([1, 3, 5])
  })

  it.each([',"', '"', '""a', '"a', '"""a\n', '";'])('of a megabyte of %j are read in time', (piece) => {
    const started = performance.now()
    splitRows(piece.repeat(1_000_000 / piece.length), ';')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

it('a separator that was chosen is used, and names of columns are left out', () => {
  const { rows, separator } = readTextDeck('слово,переклад;клас\nкіт,cat;1', { separator: ';', isHeaded: true })
  expect([separator, rows]).toEqual([';', [{ line: 2, fields: ['кіт,cat', '1'] }]])
})

it('columns that were chosen ask and answer', () => {
  const { rows } = readTextDeck('1;кіт;cat;кут\n2;пес;dog;дог')
  expect(readRows(rows, { columns: { front: 2, back: 1 } }).cards).toEqual([
    { row: 1, kind: 'basic', front: 'cat', back: 'кіт' },
    { row: 2, kind: 'basic', front: 'dog', back: 'пес' },
  ])
})

it('twenty thousand rows are cards, within the patience of a slow device', () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `запитання ${index}\tвідповідь ${index}`).join('\n')
  const started = performance.now()
  const { cards, left, more } = readRows(readTextDeck(text).rows)
  expect([cards.length, left, more]).toEqual([20_000, [], 0])
  expect(performance.now() - started).toBeLessThan(20_000)
})

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]],
  ['bytes of a program', [0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]],
])('%s is no text', (_, bytes) => {
  expect(decodeDeck(Uint8Array.from(bytes))).toBeNull()
})
