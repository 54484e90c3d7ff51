import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropPlan, storedPlan } from './stored-plan'
import type { ReviewPlan } from './review-queue'

const location = { tab: 'today', deck: null, review: 'important', shared: null } as const
const today = '2026-11-23'
const plan = (...only: string[]): ReviewPlan => ({ isCram: false, only })
const visit = () => createLocalStore(() => ({ setItem: () => undefined, getItem: () => null, removeItem: () => undefined }) as never)
const memory = () => {
  const texts = new Map<string, string>()
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  }
}

test('a reload goes on with the cards that were chosen at the start', () => {
  const store = memory()
  expect(storedPlan(store, { location, today }, () => plan('a'))).toEqual(plan('a'))
  expect(storedPlan(store, { location, today }, () => plan('b'))).toEqual(plan('a'))
})

test('another round, or one after the end, chooses anew', () => {
  const store = memory()
  storedPlan(store, { location, today }, () => plan('a'))
  expect(storedPlan(store, { location: { ...location, review: 'more' }, today }, () => plan('b'))).toEqual(plan('b'))
  dropPlan(store)
  expect(storedPlan(store, { location, today }, () => plan('c'))).toEqual(plan('c'))
})

test('a round that was left the day before chooses anew: other cards are due', () => {
  const store = memory()
  storedPlan(store, { location, today: '2026-11-22' }, () => plan('a'))
  expect(storedPlan(store, { location, today }, () => plan('b'))).toEqual(plan('b'))
})

test('nonsense in the store, or a store that refuses, costs nothing', () => {
  const store = memory()
  store.write('cards_sitting', '{')
  expect([storedPlan(store, { location, today }, () => plan('a')), storedPlan(visit(), { location, today }, () => plan('b'))]).toEqual([
    plan('a'),
    plan('b'),
  ])
})
