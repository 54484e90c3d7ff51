import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceKept } from './kept'

afterEach(() => void vi.unstubAllGlobals())

test('what was kept is there for the next page, and what belongs to a visitor can be dropped alone', async () => {
  const kept = deviceKept('kept-1')
  await kept.write('public.decks', [1])
  await kept.write('own.cards', { cards: [] })
  await kept.drop('own.')
  const next = deviceKept('kept-1')
  expect([await next.read('public.decks'), await next.read('own.cards'), await next.read('none')]).toEqual([[1], undefined, undefined])
})

test('where the browser refuses it lasts as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  const kept = deviceKept('kept-2')
  await kept.write('own.since', 'p1')
  expect(await kept.read('own.since')).toBe('p1')
  await kept.drop('own.')
  expect(await kept.read('own.since')).toBeUndefined()
})
