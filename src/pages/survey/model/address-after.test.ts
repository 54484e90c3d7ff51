import { expect, test } from 'vitest'
import { examSurvey } from '#samples/surveys'
import { addressAfter, addressOutside } from './address-after'

const day = (block: 1 | 2) => ({ ...examSurvey, day: { block, otherId: 'nmt-22222222', breakEndsAt: null } })

test('the first block of the day leads to the second, everything else to its result', () => {
  expect([day(1), day(2), examSurvey, null].map((survey) => addressAfter('block', 'nmt-12345678', survey))).toEqual([
    '/subjects/block/survey/nmt-22222222',
    '/result/block/nmt-12345678',
    '/result/block/nmt-12345678',
    '/result/block/nmt-12345678',
  ])
})

test('who leaves goes to the subject, and from a block to the dashboard', () => {
  expect([addressOutside('math'), addressOutside('block')]).toEqual(['/subjects/math', '/dashboard'])
})
