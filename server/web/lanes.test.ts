import { expect, test } from 'vitest'
import { kinds, type Kind } from './call-traits.ts'
import { Lanes } from './lanes.ts'
import { Problem } from '../base/problem.ts'

const forAll = (value: number) => Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Kind, number>
const patience = forAll(50)
const waiting = { ...forAll(1), answers: 2 }

/** Lanes in which one piece of work runs until `end` is called. */
function busy() {
  const lanes = new Lanes({ atOnce: 1, lease: 80, waiting, patience })
  const said: string[] = []
  let end = (): void => undefined
  const first = lanes.take('reading', () => new Promise<void>((resolve) => (end = resolve)))
  const ask = (kind: 'answers' | 'reading' | 'statistics') =>
    lanes
      .take(kind, async () => void said.push(kind))
      .catch((error: unknown) => void said.push(error instanceof Problem ? `${kind} ${error.status}` : 'broken'))
  return { lanes, said, ask, end: async () => (end(), first) }
}

test('answers go before reading and statistics, whenever they came', async () => {
  const { said, ask, end } = busy()
  const all = [ask('statistics'), ask('reading'), ask('answers'), ask('answers')]
  await end()
  await Promise.all(all)
  expect(said).toEqual(['answers', 'answers', 'reading', 'statistics'])
})

test('more of a kind than may wait is turned away at once, with the time to come back', async () => {
  const { lanes, said, ask, end } = busy()
  const waits = ask('statistics')
  await ask('statistics')
  expect(said).toEqual(['statistics 503'])
  const refusal: unknown = await lanes.take('statistics', async () => undefined).catch((error: unknown) => error)
  expect(Number((refusal as Problem).headers['Retry-After'])).toBeGreaterThan(0)
  await end()
  await waits
})

test('whoever has waited too long is turned away, and the place goes to the next', async () => {
  const { lanes, said, ask, end } = busy()
  await ask('reading')
  expect([said, lanes.depth('reading')]).toEqual([['reading 503'], 0])
  await end()
  await ask('reading')
  expect(said).toEqual(['reading 503', 'reading'])
})

test('work that takes too long goes on without its place', async () => {
  const { said, ask, end } = busy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await ask('answers')
  expect(said).toEqual(['answers'])
  await end()
})

/** Lanes of four places, all that may be taken so taken by work that does not end. */
function taken(kind: Kind, network: string, places: number) {
  const lanes = new Lanes({ atOnce: 4, ofKind: { passwords: 2 }, lease: 5000, waiting: forAll(4), patience })
  const ends: (() => void)[] = []
  for (let count = 0; count < places; count++)
    void lanes.take(kind, () => new Promise<void>((resolve) => ends.push(resolve)), network).catch(() => undefined)
  return { lanes, end: () => ends.forEach((each) => each()) }
}

test('writers leave a place to readers, and one network leaves one to the others', async () => {
  const writers = taken('writing', 'one', 4)
  expect(await writers.lanes.take('reading', async () => 'read', 'two')).toBe('read')
  const network = taken('reading', 'one', 4)
  expect(await network.lanes.take('answers', async () => 'stored', 'two')).toBe('stored')
  for (const { end } of [writers, network]) end()
})

test('calls that wait for slow hashes leave places to every other call, those of their own network too', async () => {
  const { lanes, end } = taken('passwords', 'school', 3)
  expect(lanes.depth('passwords')).toBe(1)
  expect(await lanes.take('starting', async () => 'begun', 'school')).toBe('begun')
  expect(await lanes.take('answers', async () => 'stored', 'school')).toBe('stored')
  end()
})

test('a network with few calls does not wait behind the line of another', async () => {
  const { lanes, end } = taken('passwords', 'crowd', 2)
  const said: string[] = []
  const ask = (network: string) => lanes.take('passwords', async () => void said.push(network), network)
  const all = [ask('crowd'), ask('crowd'), ask('crowd'), ask('alone')]
  end()
  await Promise.all(all)
  expect(said[0]).toBe('alone')
})

test('a call that ends lets go all for whom it made room: one of its network and one of its kind', async () => {
  const lanes = new Lanes({ atOnce: 4, ofKind: { passwords: 2 }, lease: 5000, waiting: forAll(4), patience })
  const ends: (() => void)[] = []
  const held = (kind: Kind) => lanes.take(kind, () => new Promise<void>((resolve) => ends.push(resolve)), 'one')
  const all = [held('passwords'), held('passwords'), held('reading')]
  const said: string[] = []
  const later = [
    lanes.take('reading', () => new Promise<void>((resolve) => (said.push('its network'), ends.push(resolve))), 'one'),
    lanes.take('passwords', () => new Promise<void>((resolve) => (said.push('its kind'), ends.push(resolve))), 'two'),
  ]
  expect([said, lanes.depth('reading'), lanes.depth('passwords')]).toEqual([[], 1, 1])
  ends.shift()?.()
  await all[0]
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(said).toEqual(['its network', 'its kind'])
  while (ends.length > 0) ends.shift()?.()
  await Promise.all([...all, ...later])
})
