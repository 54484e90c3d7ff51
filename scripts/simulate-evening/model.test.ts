import { expect, test } from 'vitest'
import { evening, measured, simulate } from './model.ts'

test('twice as many pupils ask for twice as much of everything', () => {
  const [once, twice] = [simulate(evening, measured), simulate({ ...evening, pupils: 2 * evening.pupils }, measured)]
  expect(twice.load.perSecond / once.load.perSecond).toBeCloseTo(2)
  expect(twice.processors / once.processors).toBeCloseTo(2)
  expect(twice.seasonGigabytes / once.seasonGigabytes).toBeCloseTo(2)
})

test('without a cache before them the servers answer every page themselves', () => {
  const [kept, bare] = [simulate(evening, measured), simulate({ ...evening, cachedShare: 0 }, measured)]
  const { page, content } = evening.perHour
  expect(bare.load.perSecond - kept.load.perSecond).toBeCloseTo(
    (evening.pupils * evening.onlineShare * (page + content) * evening.cachedShare) / 3600,
  )
})
