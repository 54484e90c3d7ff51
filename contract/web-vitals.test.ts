import { describe, expect, test } from 'vitest'
import { addresses } from '../src/shared/routes'
import { groupOf, measureNames, measures, upperQuarter } from './web-vitals.ts'
import { routeNames } from './route-names.ts'

test('the names are those of the addresses of the site', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(routeNames.toSorted())
})

test.each(measureNames)('%s has edges that grow, its limits among them', (name) => {
  const { edges, good, poor } = measures[name]
  expect(edges.toSorted((a, b) => a - b)).toEqual(edges)
  expect([edges, edges].map((list, turn) => (list as readonly number[]).includes(turn === 0 ? good : poor))).toEqual([true, true])
})

describe('groups', () => {
  test.each([
    ['LCP', 0, 0],
    ['LCP', 500, 0],
    ['LCP', 500.5, 1],
    ['LCP', 10_001, 9],
    ['CLS', 100, 3],
    ['outbox', 0, 0],
    ['outbox', 1, 1],
  ] as const)('%s of %d is in group %i', (name, value, group) => expect(groupOf(name, value)).toBe(group))

  test('three quarters of the visits lie under the edge that is told', () => {
    expect(upperQuarter('LCP', [0, 3, 0, 0, 1])).toBe(1000)
    expect(upperQuarter('LCP', [0, 2, 0, 0, 2])).toBe(2500)
    expect(upperQuarter('LCP', [1, 0, 0, 0, 0, 0, 0, 0, 0, 3])).toBeNull()
    expect(upperQuarter('LCP', [])).toBeNull()
  })
})
