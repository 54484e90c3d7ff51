import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, test } from 'vitest'
import { hearQueries, timed, timeQueries, type QueryLine } from './query-clock.ts'

const lines: QueryLine[] = []
afterEach(() => {
  hearQueries(null)
  lines.length = 0
})
const hear = () => hearQueries((line) => void lines.push(line))
const told = () => lines.map(({ statement, isFailed }) => [statement, isFailed])

/** A fake of a `pg` connection: it answers by a promise, or to a callback. */
const connection = () => {
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    const done = rest.at(-1)
    const error = JSON.stringify(asked).includes('broken') ? new Error('broken') : null
    if (typeof done === 'function') return (done as (error: Error | null, rows: number) => unknown)(error, 1)
    return error ? Promise.reject(error) : Promise.resolve(1)
  }
  const client = { query }
  timeQueries(client)
  return client
}

test('a query is told by its words, never by its parameters, whichever way it is asked', async () => {
  hear()
  const client = connection()
  await client.query({ text: 'select  $1\n from users' }, ['olia@example.com'])
  client.query('select 2', ['olia@example.com'], () => undefined)
  await expect(client.query('broken', [])).rejects.toThrow('broken')
  expect(told()).toEqual([
    ['select $1 from users', false],
    ['select 2', false],
    ['broken', true],
  ])
  expect(JSON.stringify(lines)).not.toContain('olia')
})

test('what fails is told and thrown all the same', async () => {
  hear()
  await expect(timed('select 1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(told()).toEqual([['select 1', true]])
})

test('whoever hears of a query is within the call that asked it, though it is answered elsewhere', () => {
  const calls = new AsyncLocalStorage<string>()
  const within: unknown[] = []
  hearQueries(() => void within.push(calls.getStore()))
  const waiting: (() => void)[] = []
  const client = { query: (_: string, done: () => void) => waiting.push(done) }
  timeQueries(client)
  const ask = client.query as (text: string, done: () => void) => void
  for (const call of ['one', 'two']) calls.run(call, () => ask('select 1', () => undefined))
  for (const answer of waiting) answer()
  expect(within).toEqual(['one', 'two'])
})

test('while nobody listens nothing is told', async () => {
  expect([await timed('select 1', () => 1), lines]).toEqual([1, []])
})
