import { describe, expect, test } from 'vitest'
import type { UserFact } from '#contract/user-fact'
import { configureApi } from '@/shared/api'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { factsStream } from './fact-streams'
import { testClient } from '../../../../tests/fixtures/test-client'

const serverNow = '2026-11-20T10:00:00.000Z'
const accepted = () => Response.json({ data: { accepted: 1, duplicates: 0, serverNow } })

async function setUp(count: number, answer: (facts: UserFact[]) => Response) {
  const batches: string[][] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const { facts } = (await new Request(input, init).json()) as { facts: UserFact[] }
      batches.push(facts.map((fact) => (fact.kind === 'task.save' ? fact.question : fact.kind)))
      return answer(facts)
    },
  })
  const heard: string[] = []
  const device = pageLog({ sync: (word) => heard.push(word) })
  const log = device.of(factsStream)
  for (let index = 0; index < count; index++)
    await log.append([{ kind: 'task.save', question: `q${index}`, isSaved: true }], { at: 1000 + index })
  return { log, batches, heard, deliver: () => device.deliver(factsStream.name) }
}

const names = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `q${from + index}`)

describe('delivery of facts', () => {
  test('everything that waits arrives, oldest first, a hundred at a time', async () => {
    const { log, batches, heard, deliver } = await setUp(130, accepted)
    expect(await deliver()).toEqual({ refused: 0 })
    expect(batches).toEqual([names(0, 100), names(100, 130)])
    expect(await log.waiting()).toEqual([])
    expect(heard).toEqual([serverNow, serverNow])
  })

  test.each([500, 503, 401, 429])('after a %d all facts still wait', async (status) => {
    const { log, deliver } = await setUp(2, () => new Response(null, { status }))
    await expect(deliver()).rejects.toThrow()
    expect(await log.waiting()).toHaveLength(2)
  })

  test('of a batch with one fact that does not fit only that one is put aside, and it can wait again', async () => {
    const { log, deliver } = await setUp(5, (facts) =>
      facts.some((fact) => fact.kind === 'task.save' && fact.question === 'q3')
        ? Response.json({ errorMessage: 'Немає такого завдання' }, { status: 422 })
        : accepted(),
    )
    expect(await deliver()).toEqual({ refused: 1, words: 'Немає такого завдання' })
    expect(await log.waiting()).toEqual([])
    await log.revive()
    expect((await log.waiting()).map(({ fact }) => fact.kind === 'task.save' && fact.question)).toEqual(['q3'])
  })

  test('an answer that is not the contract’s does not count as an acknowledgement', async () => {
    const { log, deliver } = await setUp(1, () => Response.json({}))
    await expect(deliver()).rejects.toThrow()
    expect(await log.waiting()).toHaveLength(1)
  })
})
