import { expect, test } from 'vitest'
import { addresses } from '@/shared/routes'
import { locationIn } from './course-location'

test.each([
  ['', { course: null, lesson: null, step: null }],
  ['?course=all', { course: 'all', lesson: null, step: null }],
  ['?course=all&lesson=12&step=try', { course: 'all', lesson: 12, step: 'try' }],
  ['?course=all&lesson=0&step=dance', { course: 'all', lesson: null, step: null }],
  ['?course=all&lesson=1e3', { course: 'all', lesson: null, step: null }],
])('%j names a location, and what does not fit is not there', (search, location) => {
  expect(locationIn(search)).toEqual(location)
})

test('an address that is built is read back', () => {
  const built = addresses.courses.to({ course: 'all', lesson: 3, step: 'check' })
  expect([built, locationIn(built.slice(built.indexOf('?')))]).toEqual([
    '/courses?course=all&lesson=3&step=check',
    { course: 'all', lesson: 3, step: 'check' },
  ])
  expect(addresses.courses.to()).toBe('/courses')
})
