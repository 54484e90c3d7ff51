import { expect, test } from 'vitest'
import { addresses } from '@/shared/routes'
import { routes } from './routes'

test('every address has one line in the table, so that none hides another', () => {
  expect(routes.map(({ address }) => address).toSorted()).toEqual(Object.keys(addresses).toSorted())
})
