import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropPending, keepPending, readPending } from './pending-sign-in'

test('a sign-in that left is there until its answer is taken', () => {
  const visit = createLocalStore()
  const pending = { state: 'a-long-enough-state', returnTo: '/profile' }
  keepPending(visit, pending)
  expect([readPending(visit), readPending(visit)]).toEqual([pending, pending])
  dropPending(visit)
  expect(readPending(visit)).toBeNull()
})

test.each(['', 'null', '{}', '{"state":"short","returnTo":"/"}', 'x'])('%j in the storage is no sign-in', (text) => {
  const visit = createLocalStore()
  visit.write('pending_sign_in', text)
  expect(readPending(visit)).toBeNull()
})
