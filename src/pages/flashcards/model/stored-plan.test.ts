import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { dropPlan, keptPlan } from './stored-plan'
import type { ReviewPlan } from './review-queue'

const place = { tab: 'today', deck: null, review: 'important' } as const
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
  expect(keptPlan(store, place, () => plan('a'))).toEqual(plan('a'))
  expect(keptPlan(store, place, () => plan('b'))).toEqual(plan('a'))
})

test('another sitting, or one after the end, chooses anew', () => {
  const store = memory()
  keptPlan(store, place, () => plan('a'))
  expect(keptPlan(store, { ...place, review: 'more' }, () => plan('b'))).toEqual(plan('b'))
  dropPlan(store)
  expect(keptPlan(store, place, () => plan('c'))).toEqual(plan('c'))
})

test('nonsense in the store, or a store that refuses, costs nothing', () => {
  const store = memory()
  store.write('cards_sitting', '{')
  expect([keptPlan(store, place, () => plan('a')), keptPlan(visit(), place, () => plan('b'))]).toEqual([plan('a'), plan('b')])
})
