import { expect, test } from 'vitest'
import { worksInOrder } from './work-order'

const now = Date.parse('2026-11-29T10:00:00.000Z')
const work = (name: string, due: string, left: number) => ({ name, due: `2026-${due}T10:00:00.000Z`, left })
const names = (works: readonly { name: string }[]) => works.map(({ name }) => name)

test('what is due next stands first; what all have done or what is a week old stands apart, the latest first', () => {
  const given = [
    work('next week', '12-06', 30),
    work('tomorrow', '11-30', 0),
    work('late by a day', '11-28', 2),
    work('over, all done', '11-27', 0),
    work('over for a week', '11-20', 5),
  ]
  const { current, past } = worksInOrder(given, ({ left }) => left, now)
  expect(names(current)).toEqual(['late by a day', 'tomorrow', 'next week'])
  expect(names(past)).toEqual(['over, all done', 'over for a week'])
})
