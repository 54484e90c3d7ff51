import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { inspectorKey, isSwitchedOn, postingTo } from './start'

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['a browser that says nothing', null, true],
  ['a browser that wants Stately’s inspector too', 'stately', true],
  ['a browser that wants none', 'off', false],
])('in a build that has it %s is shown the inspector: %s → %s', (_, kept, isShown) => {
  const store = createLocalStore(blocked)
  if (kept !== null) store.write(inspectorKey, kept)
  expect(isSwitchedOn(store)).toBe(isShown)
})

test('another’s inspector is posted to at its own origin, whatever it asks for', () => {
  const told: unknown[] = []
  const window = postingTo({ postMessage: (...said: unknown[]) => told.push(said) } as unknown as Window, 'https://example.com')
  const post: (said: unknown, to: string) => void = window!.postMessage
  post({ type: 'x' }, '*')
  expect(told).toEqual([[{ type: 'x' }, 'https://example.com']])
  expect(postingTo(null, 'https://example.com')).toBeNull()
})
