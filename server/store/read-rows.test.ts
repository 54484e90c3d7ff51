import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as within from 'drizzle-orm/utils'
import { expect, test } from 'vitest'
import { rowReader } from './read-rows.ts'
import { results, surveys, users } from './schema.ts'

const { mapResultRow } = within as unknown as { mapResultRow: (...call: unknown[]) => unknown }
const db = drizzle.mock()
const joined = db
  .select({
    name: users.name,
    at: users.createdAt,
    survey: surveys,
    finished: results.finishedAt,
    count: sql<number>`count(*)`.mapWith(Number),
  })
  .from(users)
  .leftJoin(surveys, eq(surveys.userId, users.id))
  .leftJoin(results, eq(results.survey, surveys.id))
  .prepare('joined') as unknown as { fields: Parameters<typeof rowReader>[0]; joinsNotNullableMap: Record<string, boolean> }
const { fields, joinsNotNullableMap: joins } = joined

/** A row as the driver gives it: moments as words, the rest by its name. */
const rowOf = (hasSurvey: boolean) =>
  fields.map(({ path }) => {
    if (path[0] === 'survey' && (!hasSurvey || path[1] === 'day')) return null
    if (path.at(-1) === 'at' || path.at(-1)?.endsWith('At')) return '2026-05-01 09:30:00.123+00'
    return path[0] === 'count' ? '12' : path.join(' ')
  })

test.each([
  ['that is there', true],
  ['that is not there', false],
])('rows with a joined table %s are read as Drizzle reads them', (_, hasSurvey) => {
  const row = rowOf(hasSurvey)
  const read = rowReader(fields, joins)([row])
  expect(read).toEqual([mapResultRow(fields, row, joins)])
  expect([read[0]?.['survey'] === null, read[0]?.['count']]).toEqual([!hasSurvey, 12])
})

test('without joins a row is what its columns say', () => {
  const plain = db.select({ name: users.name, at: users.createdAt }).from(users).prepare('plain') as unknown as typeof joined
  expect(
    rowReader(
      plain.fields,
      plain.joinsNotNullableMap,
    )([
      ['Оля', '2026-05-01 09:30:00+00'],
      [null, null],
    ]),
  ).toEqual([
    { name: 'Оля', at: new Date('2026-05-01T09:30:00Z') },
    { name: null, at: null },
  ])
})
