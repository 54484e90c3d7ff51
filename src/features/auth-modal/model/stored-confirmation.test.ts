import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropConfirmation, hasStoredConfirmation, storeConfirmation } from './stored-confirmation'

test('a confirmation is kept for fifty seconds, and a reload within them does not lengthen that', () => {
  const visit = createLocalStore()
  storeConfirmation(visit, 0)
  storeConfirmation(visit, 40_000)
  expect([hasStoredConfirmation(visit, 49_999), hasStoredConfirmation(visit, 50_000)]).toEqual([true, false])
})

test('a confirmation that was read is not kept any longer', () => {
  const visit = createLocalStore()
  storeConfirmation(visit, 0)
  dropConfirmation(visit)
  expect(hasStoredConfirmation(visit, 1)).toBe(false)
})
