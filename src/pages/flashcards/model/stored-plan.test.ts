import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropPlan, storedPlan } from './stored-plan'
import type { ReviewPlan } from './review-queue'

const place = { tab: 'today', deck: null, review: 'important' } as const
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
  expect(storedPlan(store, { place, today }, () => plan('a'))).toEqual(plan('a'))
  expect(storedPlan(store, { place, today }, () => plan('b'))).toEqual(plan('a'))
})

test('another sitting, or one after the end, chooses anew', () => {
  const store = memory()
  storedPlan(store, { place, today }, () => plan('a'))
  expect(storedPlan(store, { place: { ...place, review: 'more' }, today }, () => plan('b'))).toEqual(plan('b'))
  dropPlan(store)
  expect(storedPlan(store, { place, today }, () => plan('c'))).toEqual(plan('c'))
})

test('a sitting that was left the day before chooses anew: other cards are due', () => {
  const store = memory()
  storedPlan(store, { place, today: '2026-11-22' }, () => plan('a'))
  expect(storedPlan(store, { place, today }, () => plan('b'))).toEqual(plan('b'))
})

test('nonsense in the store, or a store that refuses, costs nothing', () => {
  const store = memory()
  store.write('cards_sitting', '{')
  expect([storedPlan(store, { place, today }, () => plan('a')), storedPlan(visit(), { place, today }, () => plan('b'))]).toEqual([
    plan('a'),
    plan('b'),
  ])
})
