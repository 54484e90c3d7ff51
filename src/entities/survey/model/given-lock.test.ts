import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { giveLockAway, isLockGiven, takeLockBack } from './given-lock'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', mapStorage(kept))
})
afterEach(() => void vi.unstubAllGlobals())

test('a paper that goes on elsewhere is given for longer than this page lives, until it is taken back, and no other is', async () => {
  await giveLockAway('nmt-one')
  await giveLockAway('nmt-two')
  expect([...kept]).toEqual([['seats_given', 'nmt-one nmt-two']])
  takeLockBack('nmt-one')
  expect(['nmt-one', 'nmt-two', 'nmt-three'].map(isLockGiven)).toEqual([false, true, false])
})
