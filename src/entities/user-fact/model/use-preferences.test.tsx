import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { UserFact } from '#contract/user-fact'
import { forgetOwn, ownStored } from '@/shared/lib/answer'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { usePreferences } from './use-preferences'
import { createUserFacts } from './user-facts'
import { UserFactsProvider } from './user-facts-context'

const theirs = { id: '11111111-1111-4111-8111-111111111111', at: '2026-11-20T10:00:00.000Z', kind: 'preferences.set' } as const
const fact: UserFact = { ...theirs, change: { examDate: '2027-05-20' } }
afterEach(forgetOwn)

function open() {
  const answer = Promise.withResolvers<UserFact[]>()
  const facts = createUserFacts({ log: pageLog(), read: () => answer.promise, now: () => Date.parse(theirs.at) })
  const { result } = renderHook(usePreferences, {
    wrapper: ({ children }) => <UserFactsProvider value={facts}>{children}</UserFactsProvider>,
  })
  const come = () =>
    act(async () => {
      answer.resolve([fact])
      await new Promise((over) => setTimeout(over))
    })
  return { result, come }
}

test('preferences of other devices are joined, and kept for the next visit', async () => {
  const { result, come } = open()
  await come()
  expect([result.current.preferences.examDate, ownStored('preferences')?.body]).toEqual(['2027-05-20', [fact]])
})

test('preferences that come after their visitor has left are kept for nobody', async () => {
  const { come } = open()
  forgetOwn()
  await come()
  expect(ownStored('preferences')).toBeNull()
})
