import { expect, test } from 'vitest'
import { NamedQuery } from './named-query.ts'

const numbers = { fields: [{ name: 'number', dataTypeID: 23 }] }
const types = { getTypeParser: () => Number }

/** A fake of the connection below a client: it notes what is asked, and what is written in one piece. */
const openWire = () => {
  const asked: string[] = []
  const note = (what: string) => () => void asked.push(what)
  const stream = { writable: true, write: note('one piece'), cork: () => undefined, uncork: () => undefined }
  const parts = { parse: note('parse'), bind: note('bind'), describe: note('describe'), execute: note('execute'), sync: note('sync') }
  return { asked, wire: { stream, parsedStatements: {}, submittedNamedStatements: {}, ...parts } as never }
}

/** Asks a named statement and has it answered by one row, told with its columns where these were asked for. */
const ask = ({ asked, wire }: ReturnType<typeof openWire>, name: string, value: unknown = 7, how: object = { rowMode: 'array', types }) => {
  let answer: unknown
  const query = new NamedQuery({ name, text: 'select $1::int as number', ...how }, [value], (error, result) => {
    answer = error ?? (result as { rows: unknown[] }).rows
  })
  const from = asked.length
  const refusal = query.submit(wire)
  if (refusal) return refusal
  if (asked.slice(from).includes('describe')) query.handleRowDescription(numbers)
  query.handleDataRow({ fields: ['7'] })
  query.handleCommandComplete({ text: 'SELECT 1' }, wire)
  query.handleReadyForQuery()
  return answer
}

test('the columns of a named statement are asked for once; from then on it is asked in one piece, and its rows are read alike', () => {
  const own = openWire()
  expect(['a', 'a', 'b', 'a'].map((name) => ask(own, name))).toEqual([[[7]], [[7]], [[7]], [[7]]])
  const whole = ['parse', 'bind', 'describe', 'execute', 'sync']
  expect(own.asked).toEqual([...whole, 'one piece', ...whole, 'one piece'])
})

test('rows come by the names of their columns where nobody asks for lists, and one that cannot be read refuses its question', () => {
  const own = openWire()
  expect([1, 2].map(() => ask(own, 'a', 7, {}))).toEqual([[{ number: 7 }], [{ number: 7 }]])
  const unreadable = { getTypeParser: () => () => JSON.parse('{') as unknown }
  expect(ask(own, 'b', 7, { types: unreadable })).toBeInstanceOf(SyntaxError)
})

test('another connection is asked anew', () => {
  const [one, two] = [openWire(), openWire()]
  ask(one, 'a')
  expect([ask(two, 'a'), two.asked.includes('describe')]).toEqual([[[7]], true])
})

test('a value that cannot be sent refuses its own question, and nothing is written', () => {
  const own = openWire()
  ask(own, 'a')
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const written = own.asked.length
  expect(ask(own, 'a', circle)).toBeInstanceOf(Error)
  expect(own.asked).toHaveLength(written)
})
