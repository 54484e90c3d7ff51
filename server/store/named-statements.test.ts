import { expect, test } from 'vitest'
import { nameStatements, StatementNames } from './named-statements.ts'

test('a statement has a name from its third time on, always the same', () => {
  const names = new StatementNames()
  const given = [1, 2, 3, 4].map(() => names.nameOf('select $1'))
  expect(given.slice(0, 2)).toEqual([undefined, undefined])
  expect(given[2]).toMatch(/^s[0-9a-f]{24}$/)
  expect(given[3]).toBe(given[2])
})

test('statements beyond what a connection keeps go without names, the first keep theirs', () => {
  const names = new StatementNames()
  const third = (statement: string) => [1, 2, 3].map(() => names.nameOf(statement)).at(-1)
  const named = Array.from({ length: 400 }, (_, index) => third(`select ${index}`)).filter((name) => name !== undefined)
  expect(named).toHaveLength(300)
  expect(names.nameOf('select 0')).toBe(named[0])
})

test('what a connection is asked with parameters is asked by name; words alone and transactions are not', () => {
  const asked: unknown[] = []
  const client = { query: (config: unknown) => asked.push(config) }
  nameStatements(client, new StatementNames())
  const ask: (...call: unknown[]) => unknown = client.query
  for (const _ of [1, 2, 3]) ask({ text: 'select $1::int' }, [7])
  for (const _ of [1, 2, 3]) ask('begin')
  expect(asked.map((config) => typeof config === 'object' && config !== null && 'name' in config)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
})
