import { describe, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import type { UserFact } from '#contract/user-fact'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { factsStream } from './fact-streams'
import { savedAfter } from './saved-tasks'
import { createUserFacts } from './user-facts'

const save = (id: string, at: string, question: string, isSaved = true): UserFact => ({ id, at, kind: 'task.save', question, isSaved })
const early = '2026-11-20T10:00:00.000Z'
const late = '2026-11-20T10:00:01.000Z'

describe('bookmarks', () => {
  test('the last word on a task decides, in whatever order and however often the facts come', () => {
    const facts = [
      save('1', early, 'q1'),
      save('2', late, 'q1', false),
      save('3', late, 'q2', false),
      save('4', late, 'q2'),
      save('5', early, 'q3'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray([...facts, ...facts], { minLength: 10 }), (shuffled) => {
        expect([...savedAfter(shuffled)].toSorted()).toEqual(['q2', 'q3'])
      }),
    )
  })
})

function setUp(read: () => Promise<UserFact[]>) {
  const wake = vi.fn<(stream: string) => void>()
  const device = pageLog({ wake })
  return { log: device.of(factsStream), wake, facts: createUserFacts({ log: device, read, now: () => Date.parse(late) }) }
}

describe('facts of the visitor', () => {
  test('bookmarks of the server and of this device stand together, and a press shows at once', async () => {
    const { facts, wake, log } = setUp(async () => [save('1', early, 'q1')])
    facts.saved.subscribe(() => undefined)
    await vi.waitFor(() => expect([...facts.saved.ids()]).toEqual(['q1']))
    await facts.state({ kind: 'task.save', question: 'q2', isSaved: true })
    expect([[...facts.saved.ids()], wake.mock.calls.length, (await log.waiting()).length]).toEqual([['q1', 'q2'], 1, 1])
  })

  test('without the server the bookmarks of this device are shown, and the next look asks again', async () => {
    const read = vi
      .fn<() => Promise<UserFact[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([save('1', early, 'q9')])
    const { facts, log } = setUp(read)
    await log.append([{ kind: 'task.save', question: 'q2', isSaved: true }], { at: 0 })
    facts.saved.subscribe(() => undefined)
    await vi.waitFor(() => expect([...facts.saved.ids()]).toEqual(['q2']))
    facts.saved.subscribe(() => undefined)
    await vi.waitFor(() => expect([...facts.saved.ids()].toSorted()).toEqual(['q2', 'q9']))
  })

  test('the marks of one visitor are not shown to the next', async () => {
    const read = vi
      .fn<() => Promise<UserFact[]>>()
      .mockResolvedValueOnce([save('1', early, 'q1')])
      .mockResolvedValue([])
    const { facts } = setUp(read)
    facts.saved.subscribe(() => undefined)
    await vi.waitFor(() => expect(facts.saved.ids().size).toBe(1))
    await facts.renew()
    expect(facts.saved.ids().size).toBe(0)
  })
})
