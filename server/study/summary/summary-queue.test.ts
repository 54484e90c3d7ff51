import { expect, test, vi } from 'vitest'
import { StoreBusy } from '../../base/store-away.ts'
import { SummaryQueue } from './summary-queue.ts'

test.each([
  [
    'that the store is too busy for is left until it is asked for, without a line',
    new StoreBusy('too many calls wait for the database'),
    0,
  ],
  ['that breaks is told of', new TypeError('no such answer'), 1],
])('a summary %s', async (_, error, lines) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const asked: string[] = []
  const queue = new SummaryQueue(async (user) => {
    asked.push(user)
    if (user === 'first') throw error
  }, 0)
  queue.add('first')
  queue.add('second')
  await queue.settle()
  expect([asked, queue.depth, said.mock.calls.length]).toEqual([['first', 'second'], 0, lines])
})
