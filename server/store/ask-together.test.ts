import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

type Done = (error: Error | null, result?: unknown) => void

/** A fake of a pool: it notes what is asked on which connection, and what becomes of the connection; `broken` is refused by the store. */
const openPool = (refusal?: Error) => {
  const asked: unknown[][] = []
  const released: unknown[] = []
  const alone: unknown[] = []
  const pool = {
    query: (config: object) => (alone.push(config), Promise.resolve('alone')),
    connect: (given: (error: Error | undefined, client: object | undefined, release: (error?: Error) => void) => void) => {
      if (refusal) return given(refusal, undefined, () => undefined)
      const own: unknown[] = []
      asked.push(own)
      const query = (_config: object, [value]: unknown[], done: Done) => {
        own.push(value)
        queueMicrotask(() => (value === 'broken' ? done(new Error('broken')) : done(null, `of ${String(value)}`)))
      }
      const stream = { cork: () => own.push('['), uncork: () => own.push(']') }
      given(undefined, { query, connection: { stream } }, (error) => released.push(error?.message ?? 'whole'))
    },
  }
  askTogether(pool as never)
  const ask = pool.query as (config: object, values?: unknown[]) => Promise<unknown>
  return { ask, asked, released, alone }
}
const reader = { name: 'find_reader', text: 'select reader' }
const writer = { name: 'find_writer', text: 'select writer' }

test('what is asked in one turn with the same words goes to one connection together, and each gets its own answer', async () => {
  const { ask, asked, released } = openPool()
  const answers = await Promise.all([ask(reader, [1]), ask(writer, [2]), ask(reader, [3])])
  expect(answers).toEqual(['of 1', 'of 2', 'of 3'])
  expect([asked, released]).toEqual([
    [
      ['[', 1, 3, ']'],
      ['[', 2, ']'],
    ],
    ['whole', 'whole'],
  ])
})

test.each([
  [reader, [8, 3]],
  [{ name: 'store_facts', text: 'select store' }, [4, 4, 3]],
])('no more than some wait for each other: %o', async (statement, sizes) => {
  const { ask, asked } = openPool()
  await Promise.all(Array.from({ length: 11 }, (_, index) => ask(statement, [index])))
  expect(asked.map((own) => own.length - 2)).toEqual(sizes)
})

test('what the store refuses fails alone, and its connection goes once all are answered', async () => {
  const { ask, released } = openPool()
  const [one, two] = await Promise.allSettled([ask(reader, ['broken']), ask(reader, ['good'])])
  expect([one?.status, two]).toEqual(['rejected', { status: 'fulfilled', value: 'of good' }])
  expect(released).toEqual(['broken'])
})

test('a pool that gives no connection refuses all of them', async () => {
  const { ask } = openPool(new Error('busy'))
  const answers = await Promise.allSettled([ask(reader, [1]), ask(reader, [2])])
  expect(answers.map((answer) => answer.status === 'rejected' && (answer.reason as Error).message)).toEqual(['busy', 'busy'])
})

test('what may wait for another, and words without a name, keep a connection of their own', async () => {
  const { ask, alone } = openPool()
  await Promise.all([ask({ name: 'store_result', text: 'select store' }, [1]), ask({ text: 'select 1' }, [])])
  expect(alone).toHaveLength(2)
})
