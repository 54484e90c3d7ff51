import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { giveSeatAway, isSeatGiven, takeSeatBack } from './given-seat'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', mapStorage(kept))
})
afterEach(() => void vi.unstubAllGlobals())

test('a paper that goes on elsewhere is given for longer than this page lives, until it is taken back, and no other is', async () => {
  await giveSeatAway('nmt-one')
  await giveSeatAway('nmt-two')
  expect([...kept]).toEqual([['seats_given', 'nmt-one nmt-two']])
  takeSeatBack('nmt-one')
  expect(['nmt-one', 'nmt-two', 'nmt-three'].map(isSeatGiven)).toEqual([false, true, false])
})
