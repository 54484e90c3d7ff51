import { expect, test } from 'vitest'
import type { SearchEntry } from '#domain/search'
import { nearest } from './nearest'

const entry = (to: string): SearchEntry => ({ kind: 'a', title: to, gist: '', place: '', words: '', to })
const entries = [
  entry('/subjects/math'),
  entry('/subjects/math/theory/notes/vidsotky-i-proportsii'),
  entry('/subjects/math/theory/notes/logaryfmy'),
  entry('/subjects/history/theory/dates#vidsotky'),
]
const near = (address: string) => nearest(entries, address).map(({ to }) => to)

test('a slip in an address leads to the article that was meant', () => {
  expect(near('/subjects/math/theory/notes/vidsotky-i-proporcii')).toEqual(['/subjects/math/theory/notes/vidsotky-i-proportsii'])
})

test('rows of tables are no pages', () => {
  expect(near('/subjects/history/theory/vidsotky')).not.toContain('/subjects/history/theory/dates#vidsotky')
})

test('nothing is offered where nothing is alike', () => {
  expect(near('/subjects/math/theory/notes/fotosyntez')).toEqual([])
})
