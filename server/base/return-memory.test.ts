import { expect, test } from 'vitest'
import { returnMemory } from './return-memory.ts'

test('what nobody holds any more is gone', async () => {
  const held = { bytes: new Uint8Array(1000) }
  const [kept, dropped] = [new WeakRef(held), new WeakRef({ bytes: new Uint8Array(1000) })]
  await new Promise((resolve) => setTimeout(resolve, 0))
  await returnMemory()
  expect([kept.deref(), dropped.deref()]).toEqual([held, undefined])
})
