import { expect, test, vi } from 'vitest'
import type { LocalStore } from '@/shared/lib/local-store'
import { createReadMarks, passedMark } from './read-marks'
import { readingText } from './reading-text'

function memoryStore(): LocalStore {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

test('marks outlive a visit and are told once', () => {
  const store = memoryStore()
  const marks = createReadMarks(store)
  const onChange = vi.fn<() => void>()
  marks.subscribe(onChange)
  expect([marks.mark('a', 'one'), marks.mark('a', 'one'), marks.mark('a', 'two')]).toEqual([true, false, true])
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(createReadMarks(store).of('a')).toEqual(['one', 'two'])
})

test('the next visitor finds none', () => {
  const store = memoryStore()
  const marks = createReadMarks(store)
  marks.mark('a', 'one')
  marks.forget()
  expect([marks.of('a'), createReadMarks(store).of('a')]).toEqual([[], []])
})

test.each(['{', '{"a":1}', 'null', '[]'])('a broken record %s counts as empty', (text) => {
  const store = memoryStore()
  store.write('readArticles', text)
  expect(createReadMarks(store).of('a')).toEqual([])
})

test('how far an article has been read is said in words', () => {
  const sections = ['one', 'two', 'three']
  expect([readingText(sections, []), readingText(sections, ['one', 'two']), readingText(sections, sections)]).toEqual([
    null,
    'Прочитано 2 з 3',
    'Прочитано',
  ])
  expect(readingText(sections, ['one', passedMark])).toBe('Перевірено')
})
