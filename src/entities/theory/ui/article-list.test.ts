import { expect, test } from 'vitest'
import { passedMark } from '../model/read-marks'
import { readingText } from './article-list'

test('how far an article has been read is said in words', () => {
  const sections = ['one', 'two', 'three']
  expect([readingText(sections, []), readingText(sections, ['one', 'two']), readingText(sections, sections)]).toEqual([
    null,
    'Прочитано 2 з 3',
    'Прочитано',
  ])
  expect(readingText(sections, ['one', passedMark])).toBe('Перевірено')
})
