import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '#domain/day'
import { weekOf } from './week'

const monday = '2026-11-16'
/** Active days of weeks before the present one, the last of them last: `days(3, 0)` is three days a fortnight ago. */
const days = (...counts: number[]) =>
  counts.flatMap((count, index) => Array.from({ length: count }, (_, day) => dayAfter(monday, (index - counts.length) * 7 + day)))

describe('the week', () => {
  test('has seven days from Monday: with answers, without, and those to come', () => {
    const week = weekOf(['2026-11-16', '2026-11-18'], 4, '2026-11-19')
    expect(week.days.map(({ state }) => state)).toEqual(['on', 'off', 'on', 'off', 'ahead', 'ahead', 'ahead'])
    expect([week.days[0]?.day, week.active, week.goal, week.inRow]).toEqual([monday, 2, 4, 0])
  })

  test('counts weeks in a row, and the present one from its goal on', () => {
    expect(weekOf(days(4, 5, 4), 4, monday).inRow).toBe(3)
    expect(weekOf([...days(4, 4), monday, dayAfter(monday, 1)], 2, dayAfter(monday, 1)).inRow).toBe(3)
  })

  test.each([1, 2])('%d days too few freeze the row, which neither grows nor breaks, and says which week it was', (missing) => {
    const { inRow, frozen } = weekOf(days(4, 4, 4 - missing), 4, monday)
    expect([inRow, frozen]).toEqual([2, '2026-11-09'])
  })

  test('a week of rest is forgiven, a second one in a row begins the count anew and leaves the best', () => {
    expect(weekOf(days(4, 4, 0), 4, monday)).toMatchObject({ inRow: 2, frozen: '2026-11-09' })
    expect(weekOf(days(4, 4, 0, 4), 4, monday)).toMatchObject({ inRow: 3, frozen: null })
    expect(weekOf(days(4, 4, 0, 1), 4, monday)).toMatchObject({ inRow: 0, best: 2, frozen: null })
  })

  test('a freeze of longer ago is not told again', () => {
    expect(weekOf(days(4, 3, 4), 4, monday).frozen).toBeNull()
  })

  test('a day that comes late from a device mends the row', () => {
    const late = days(4, 2, 4)
    expect(weekOf(late, 4, monday).inRow).toBe(2)
    expect(weekOf([...late, '2026-11-08', '2026-11-07'], 4, monday).inRow).toBe(3)
  })

  test('a further active day never makes anything less', () => {
    const day = fc.integer({ min: -60, max: 6 }).map((shift) => dayAfter(monday, shift))
    fc.assert(
      fc.property(fc.array(day), day, fc.integer({ min: 1, max: 7 }), (active, more, goal) => {
        const [less, now] = [weekOf(active, goal, '2026-11-22'), weekOf([...active, more], goal, '2026-11-22')]
        expect(now.active >= less.active && now.days.length === 7).toBe(true)
      }),
    )
  })
})
