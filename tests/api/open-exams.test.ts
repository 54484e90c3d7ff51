import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { answersAt } from './fixtures/answers.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)
const bookmark = (me: Visitor, question: string) =>
  me.facts([{ id: randomUUID(), at: api.clock.now.toISOString(), kind: 'task.save', question, isSaved: true }])

describe('the keys of an exam that runs', () => {
  it('do not come out through bookmarks until it is closed', async () => {
    const me = await newcomer()
    const exam = await me.begin({ mode: 'nmt' })
    await me.send(exam.id, answersAt(api.clock.now, {}))
    for (const { id } of exam.questions) await bookmark(me, id)
    expect((await me.start({ mode: 'saved' })).status).toBe(409)
    await me.send(exam.id, answersAt(api.clock.now, { [exam.questions[0]?.id ?? '']: 'd' }))
    await me.result(exam.id)
    const saved = await me.begin({ mode: 'saved' })
    expect(idsOf(saved.questions).toSorted()).toEqual(idsOf(exam.questions).toSorted())
  })

  it('do not come out through practice of any kind while a set without verdicts runs', async () => {
    const me = await newcomer()
    const open = await me.begin({ mode: 'custom', count: 5, feedback: 'atEnd' })
    const held = new Set(idsOf(open.questions))
    for (let seed = 1; seed <= 5; seed++) {
      const { questions } = await me.begin({ mode: 'quick', count: 5, seed })
      expect(idsOf(questions).filter((id) => held.has(id))).toEqual([])
    }
  })

  it('do not come out of an exam that nobody has opened', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const { status, body } = await api.call(`POST /v3/surveys/${id}/finish`, { token: me.token, key: randomUUID(), body: {} })
    expect([status, body]).toEqual([409, { errorMessage: 'Спершу відкрий цей тест' }])
  })
})
