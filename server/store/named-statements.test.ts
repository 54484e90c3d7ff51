import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { describeOnce, nameStatements, StatementNames } from './named-statements.ts'

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
  nameStatements(client)
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

/** A fake of the connection below a client: it tells the columns of what is bound each time it is asked. */
const openWire = () => {
  const asked: string[] = []
  let bound = ''
  const wire = Object.assign(new EventEmitter(), {
    bind: ({ statement = '' }: { statement?: string }) => void (bound = statement),
    describe: (_portal: object) => void (asked.push(bound), wire.emit('rowDescription', { columns: `of ${bound}` })),
  })
  describeOnce(wire)
  const told: unknown[] = []
  wire.on('rowDescription', ({ columns }: { columns: string }) => told.push(columns))
  const run = (statement?: string) => {
    wire.bind({ ...(statement !== undefined && { statement }) })
    wire.describe({ type: 'P' })
    wire.emit('readyForQuery')
  }
  return { wire, run, asked, told }
}

test('the columns of a named statement are asked for once and told each time', () => {
  const { run, asked, told } = openWire()
  for (const name of ['a', 'b', 'a', 'a']) run(name)
  expect([asked, told]).toEqual([
    ['a', 'b'],
    ['of a', 'of b', 'of a', 'of a'],
  ])
})

test('what has no name is asked for each time, and columns of words alone are nobody’s', () => {
  const { wire, run, asked, told } = openWire()
  run()
  run()
  run('a')
  wire.emit('rowDescription', { columns: 'of words' })
  run('a')
  expect([asked, told]).toEqual([
    ['', '', 'a'],
    ['of ', 'of ', 'of a', 'of words', 'of a'],
  ])
})
