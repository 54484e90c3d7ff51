import { expect, test } from 'vitest'
import { addresses } from '@/shared/routes'
import { hasPublicMenu } from './route'
import { routes } from './routes'

test('every address has one line in the table, so that none hides another', () => {
  expect(routes.map(({ address }) => address).toSorted()).toEqual(Object.keys(addresses).toSorted())
})

test('the menu of public pages stands on /, /flashcard, /team, /partnership and nowhere else', () => {
  const shown = routes.filter((route) => hasPublicMenu(route) && route.page !== null)
  expect(shown.map(({ address }) => address).toSorted()).toEqual(['flashcard', 'landing', 'partnership', 'team'])
  expect(hasPublicMenu(undefined)).toBe(false)
})
