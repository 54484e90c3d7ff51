import { expect, test } from 'vitest'
import { createFinder, mostFound } from './find-inside.ts'

const events = (count: number, of: (number: number) => unknown) =>
  Array.from({ length: count }, (_, number) => ({ number: count - number, event: { type: 'go' }, context: of(count - number) }))

test('the newest are found first, and no more than anybody reads', async () => {
  const found = await createFinder()(
    'Тест',
    events(200, () => ({ title: 'тест' })),
  )
  expect(found).toEqual(Array.from({ length: mostFound }, (_, number) => 200 - number))
})

test('what is secret is not found, and one context that cannot be read keeps none of the others from being found', async () => {
  const find = createFinder()
  const odd = {
    get broken(): never {
      throw new Error('no')
    },
  }
  let deep: object = {}
  for (let level = 0; level < 20_000; level += 1) deep = { deep }
  const contexts = [odd, deep, Object.create(null), Object.create(Object.create(null) as object), { token: 'тест' }, { title: 'Тест' }]
  const all = events(contexts.length, (number) => contexts[number - 1])
  expect(await find('тест', all)).toEqual([6])
})

test('a long search lets the page go on in between', async () => {
  const contexts = Array.from({ length: 3000 }, (_, number) => ({ parts: Array.from({ length: 30 }, () => ({ title: `part ${number}` })) }))
  let turns = 0
  const ticker = setInterval(() => void (turns += 1))
  await createFinder()(
    'nowhere',
    events(contexts.length, (number) => contexts[number - 1]),
  )
  clearInterval(ticker)
  expect(turns).toBeGreaterThan(2)
})
