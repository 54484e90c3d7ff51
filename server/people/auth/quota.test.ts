import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../store/schema.ts'

/** Tables whose rows hang on a visitor and take no place of his, with what bounds them. */
const bounded: Record<string, string> = {
  avatar_uploads: 'thirty an hour, removed when they end',
  gifts: 'one for each payment',
  group_members: 'one for each class joined, of as many seats as were paid for',
  group_payments: 'one for each payment',
  group_sittings: 'one for each work of a class',
  handovers: 'one',
  identities: 'two providers',
  joined_guests: 'one for each guest, of whom a network makes so many an hour',
  paywall_variants: 'one',
  push_devices: 'the newest few',
  reminders: 'one',
  sessions: 'a hundred',
  spent_refreshes: 'sixty an hour of each session, for as long as it lives',
  subscriptions: 'one for each payment',
  summaries: 'one for each subject',
  task_answers: 'one for each task of a survey that is counted',
  usage: 'one',
}

const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableConfig(each)] : []))
const parentsOf = ({ foreignKeys }: (typeof tables)[number]): string[] =>
  foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)

/** Names of all tables whose rows lead to a visitor, over however many others. */
function ofVisitors(): Set<string> {
  const found = new Set(['users'])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const table of tables) if (parentsOf(table).some((parent) => found.has(parent))) found.add(table.name)
  }
  found.delete('users')
  return found
}

test('every table that grows with what a visitor does is in the nightly recount, or is bounded otherwise', () => {
  const recount = readFileSync(new URL('quota.ts', import.meta.url), 'utf8')
  const counted = new Set([...recount.matchAll(/from (\w+) \w/g)].map(([, name = '']) => name))
  const missing = [...ofVisitors()].filter((name) => !counted.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(bounded).toSorted())
})
