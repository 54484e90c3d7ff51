import { expect, test } from 'vitest'
import type { Entry } from '../recorder/recording.ts'
import { wayOfTravel } from './history.ts'

const visit = (href: string, isTravel = false): Entry => ({ at: 0, kind: 'place', href, isTravel })

test.each([
  ['one back', [visit('/b'), visit('/', true)], -1],
  ['one on, after one back', [visit('/b'), visit('/', true), visit('/b', true)], 1],
  ['two back at once', [visit('/b'), visit('/c'), visit('/', true)], -2],
  ['back to the nearer of two of one address', [visit('/b'), visit('/'), visit('/c'), visit('/', true)], -1],
  ['where nobody has been', [visit('/b'), visit('/before', true)], null],
] as const)('the way of the buttons is known from where the page has been: %s', (_, entries, way) => {
  expect(wayOfTravel(entries, entries.length - 1, '/')).toBe(way)
})

test('what was opened after going back is the end of the way: there is no way on from it', () => {
  const entries = [visit('/b'), visit('/', true), visit('/c'), visit('/b', true)]
  expect(wayOfTravel(entries, 3, '/')).toBeNull()
})
