import { expect, test } from 'vitest'
import { classroomLink } from './classroom-link'

test('a work is sent to Google Classroom with its address and its name, whatever signs stand in them', () => {
  const link = 'https://site.example/group-premium?group=5f6c&task=77'
  const { origin, pathname, searchParams } = new URL(classroomLink(link, 'Математика: «a & b»'))
  expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
    'https://classroom.google.com/share',
    { url: link, title: 'Математика: «a & b»', itemtype: 'assignment' },
  ])
})
