import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropConfirmation, hasKeptConfirmation, keepConfirmation } from './kept-confirmation'

test('a confirmation is kept for fifty seconds, and a reload within them does not lengthen that', () => {
  const visit = createLocalStore()
  keepConfirmation(visit, 0)
  keepConfirmation(visit, 40_000)
  expect([hasKeptConfirmation(visit, 49_999), hasKeptConfirmation(visit, 50_000)]).toEqual([true, false])
})

test('a confirmation that was read is not kept any longer', () => {
  const visit = createLocalStore()
  keepConfirmation(visit, 0)
  dropConfirmation(visit)
  expect(hasKeptConfirmation(visit, 1)).toBe(false)
})
