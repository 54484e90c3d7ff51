import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { keepPending, takePending } from './pending-sign-in'

test('a sign-in that left serves one answer', () => {
  const visit = createLocalStore()
  const pending = { state: 'a-long-enough-state', returnTo: '/profile' }
  keepPending(visit, pending)
  expect([takePending(visit), takePending(visit)]).toEqual([pending, null])
})

test.each(['', 'null', '{}', '{"state":"short","returnTo":"/"}', 'x'])('%j in the storage is no sign-in', (text) => {
  const visit = createLocalStore()
  visit.write('pending_sign_in', text)
  expect(takePending(visit)).toBeNull()
})
