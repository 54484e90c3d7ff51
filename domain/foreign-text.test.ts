import { expect, test } from 'vitest'
import { foreignRuns, markForeign } from './foreign-text.ts'

test('words of the foreign language stand apart from Ukrainian ones, with their signs and numbers', () => {
  expect(foreignRuns('Після yesterday вживаємо Past Simple: I went home at 5.')).toEqual([
    { text: 'Після ', isForeign: false },
    { text: 'yesterday', isForeign: true },
    { text: ' вживаємо ', isForeign: false },
    { text: 'Past Simple: I went home at 5.', isForeign: true },
  ])
  expect(foreignRuns('Жодного слова 12.')).toEqual([{ text: 'Жодного слова 12.', isForeign: false }])
  expect(foreignRuns('')).toEqual([])
})

test('every text of a task is marked, however deep, and nothing is marked twice', () => {
  const text = (words: string) => ({ kind: 'text', text: words })
  const foreign = (words: string) => ({ kind: 'foreign', lang: 'en', children: [text(words)] })
  const task = {
    id: 'eng-1',
    prompt: [{ kind: 'paragraph', children: [text('Read.'), { kind: 'emphasis', children: [text('слово')] }] }],
    options: [{ id: 'a', label: 'A', text: [text('went — пішов')] }],
  }
  const marked = markForeign(task, 'en')
  expect(marked).toEqual({
    id: 'eng-1',
    prompt: [{ kind: 'paragraph', children: [foreign('Read.'), { kind: 'emphasis', children: [text('слово')] }] }],
    options: [{ id: 'a', label: 'A', text: [foreign('went'), text(' — пішов')] }],
  })
  expect(markForeign(marked, 'en')).toEqual(marked)
})
