import type { Writable } from 'node:stream'
import type pg from 'pg'
import { laterInCall } from '../base/observe/query-clock.ts'
import type { Done } from './named-query.ts'

type Query = (...call: unknown[]) => unknown
type Client = { query: Query; connection: { stream: Writable } }
type Question = { config: object; values: unknown[]; done: Done; inCall: ReturnType<typeof laterInCall> }

/** How many questions one connection answers in a row. Few: whoever waits for the disk or a row must not hold up the others. */
const together: readonly [name: RegExp, most: number][] = [
  [/^find_/, 8],
  [/^store_facts$/, 4],
]

type Named = { name: string; text: string }
const isNamed = (config: unknown): config is Named => typeof config === 'object' && config !== null && 'name' in config
const mostOf = (config: Named): number | undefined => together.find(([name]) => name.test(config.name))?.[1]

/**
 * Sends calls that ask the same in one turn of the loop on one connection in one write: waking PostgreSQL costs as much as the rest of
 * such a call (`bench:server`).
 */
export function askTogether(pool: pg.Pool): void {
  const asking = pool as unknown as { query: Query }
  const query = asking.query.bind(pool)
  const gathered = new Map<string, { most: number; questions: Question[] }>()
  const askAll = () => {
    const all = [...gathered.values()]
    gathered.clear()
    for (const { most, questions } of all)
      for (let from = 0; from < questions.length; from += most) askOn(pool, questions.slice(from, from + most))
  }
  asking.query = (config, values, ...rest) => {
    const most = isNamed(config) ? mostOf(config) : undefined
    if (!isNamed(config) || most === undefined || !Array.isArray(values) || rest.length > 0) return query(config, values, ...rest)
    return new Promise((resolve, reject) => {
      const done: Done = (error, result) => (error ? reject(error) : resolve(result))
      const question = { config, values, done, inCall: laterInCall() }
      if (gathered.size === 0) setImmediate(askAll)
      const same = gathered.get(config.text)
      if (same) same.questions.push(question)
      else gathered.set(config.text, { most, questions: [question] })
    })
  }
}

function askOn(pool: pg.Pool, questions: readonly Question[]): void {
  pool.connect((refusal, given, release) => {
    if (!given) return questions.forEach(({ done }) => done(refusal))
    const client = given as unknown as Client
    let [left, failure]: [number, Error | undefined] = [questions.length, undefined]
    client.connection.stream.cork()
    for (const { config, values, done, inCall } of questions) {
      const told: Done = (error, result) => {
        if (error) failure = error
        left -= 1
        if (left === 0) release(failure)
        done(error, result)
      }
      inCall(() => client.query(config, values, told))
    }
    client.connection.stream.uncork()
  })
}
