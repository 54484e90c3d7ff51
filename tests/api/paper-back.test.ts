import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#domain/answer'
import { sheetCode } from '#domain/answer-sheet'
import type { PaperRefusals, PaperVariants } from '#contract/paper-result'
import type { Worksheet } from '#contract/worksheet'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { contentFiles } from './fixtures/content.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openContent } from './fixtures/open-content.ts'
import { sumTemplate } from './fixtures/sum-template.ts'
import type { Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  const template = { ...sumTemplate, id: 'made-sum', topic: 'one.first' }
  api = await openContent({ ...contentFiles(), 'subjects/training/templates/made.yaml': { templates: [template] } })
})
afterAll(() => api.close())

const dueIn = (days: number) => new Date(api.clock.now.getTime() + days * 86400_000).toISOString()

/** A class of one who shares results and one who does not, with paper one. */
async function classroom() {
  const [owner, open, shy] = [await person(api), await person(api, 'Оля Відкрита'), await person(api, 'Ян Потайний')]
  const { id, code } = await paidGroup(api, owner)
  await open.join(code, true)
  await shy.join(code, false)
  const give = async (body: object = { paper: 'one' }): Promise<string> =>
    (await owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', due: dueIn(3), ...body })).body.data.group.assignments.at(
      -1,
    ).id
  const paper = await give()
  const member = async (name: string) => (await owner.group(id)).members.find((each) => each.name === name)?.id ?? ''
  const at = `/v3/groups/${id}/assignments`
  const print = async (count: number, of = paper): Promise<PaperVariants> =>
    (await owner.call(`POST ${at}/${of}/variants`, { count })).body.data
  const write = (results: object[], of = paper, who: Person = owner) => who.call(`POST ${at}/${of}/paper-results`, { results })
  const refused = async (results: object[], of = paper): Promise<PaperRefusals> => (await write(results, of)).body.data.refused
  return { owner, open, shy, id, give, paper, member, print, write, refused }
}

const sheetOf = (member: string, answers: readonly Answer[], of: object = {}) => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  member,
  variant: 1,
  answers,
  ...of,
})
const allRight = Object.values(right('one'))
const noneRight = allRight.map(() => null)

describe('results from paper', () => {
  it('are graded by the keys and stand in the tables of the class as from paper, never late and without a time', async () => {
    const { owner, open, id, give, member, refused, write } = await classroom()
    const paper = await give({ paper: 'one', due: dueIn(0.02) })
    api.clock.advance(3600_000)
    const sheet = sheetOf(await member('Оля Відкрита'), allRight)
    expect(await refused([sheet], paper)).toEqual([])
    const given = (await owner.group(id)).assignments.find((each) => each.id === paper)
    expect(given?.sittings).toMatchObject([{ state: 'finished', raw: 19, isPaper: true, isLate: false }])
    const { answers } = (await owner.call(`GET /v3/groups/${id}/assignments/${paper}/answers`)).body.data
    expect(answers.rows).toMatchObject([{ name: 'Оля Відкрита', seconds: null }])
    expect(answers.tasks.map(({ share, seconds }: { share: number; seconds: number | null }) => [share, seconds])).toEqual(
      answers.tasks.map(() => [1, null]),
    )
    const task = (await open.joined())[0]?.tasks.find((each) => each.id === paper)
    expect(task).toMatchObject({ state: 'finished', raw: 19 })
    expect((await visitor(api, open.token).result(task?.survey ?? '')).items).toHaveLength(9)
    expect((await write([sheet], paper)).body.data.refused).toEqual([])
  })

  it('of one who shares nothing are theirs, and are not shown to the teacher', async () => {
    const { owner, shy, id, member, refused } = await classroom()
    expect(await refused([sheetOf(await member('Ян Потайний'), allRight)])).toEqual([])
    expect((await owner.group(id)).assignments[0]?.sittings).toEqual([])
    expect((await shy.joined())[0]?.tasks[0]).toMatchObject({ state: 'finished', raw: 19 })
  })

  it('may come twice, alone and at once, and change nothing then', async () => {
    const { owner, id, member, write } = await classroom()
    const sheet = sheetOf(await member('Оля Відкрита'), allRight)
    const replies = await Promise.all([write([sheet]), write([sheet]), write([sheet, sheet])])
    expect(replies.map(({ status, body }) => [status, body.data.refused])).toEqual(replies.map(() => [200, []]))
    expect((await owner.group(id)).assignments[0]?.sittings).toHaveLength(1)
  })

  it('never take the place of a result that is there, nor one on the site of theirs', async () => {
    const { owner, open, id, paper, member, refused } = await classroom()
    const who = await member('Оля Відкрита')
    await refused([sheetOf(who, noneRight)])
    const second = sheetOf(who, allRight)
    expect(await refused([second])).toEqual([{ id: second.id, why: 'sat' }])
    const again = (await open.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, {})).body.data.survey
    await visitor(api, open.token).send(again.id, answersAt(api.clock.now, right('one')))
    expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ raw: 0, isPaper: true }])
  })

  it('of one who has answered on the site are refused, and what is there stays', async () => {
    const { owner, open, id, paper, member, refused } = await classroom()
    const { survey } = (await open.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, {})).body.data
    await visitor(api, open.token).send(survey.id, answersAt(api.clock.now, { 'one-plain': 'a' }))
    const sheet = sheetOf(await member('Оля Відкрита'), allRight)
    expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ state: 'running', isBlank: false }])
    expect(await refused([sheet])).toEqual([{ id: sheet.id, why: 'sat' }])
    expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ state: 'running', isPaper: false }])
  })

  it.each(['opened', 'cleared', 'handed in', 'out of time'])(
    'take the place of an attempt on the site without an answer: %s',
    async (attempt) => {
      const { owner, open, id, paper, member, refused } = await classroom()
      const { survey } = (await open.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, {})).body.data
      const pupil = visitor(api, open.token)
      if (attempt === 'cleared') await pupil.send(survey.id, answersAt(api.clock.now, { 'one-plain': null }))
      if (attempt === 'handed in') await pupil.finish(survey.id)
      if (attempt === 'out of time') api.clock.advance(2 * 3600)
      expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ isBlank: true, isPaper: false }])
      const sheet = sheetOf(await member('Оля Відкрита'), allRight)
      for (let time = 0; time < 2; time++) expect(await refused([sheet])).toEqual([])
      expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([
        { state: 'finished', raw: 19, isPaper: true, isBlank: false, isLate: false, lateAnswers: 0 },
      ])
      expect((await open.joined())[0]?.tasks[0]).toMatchObject({ state: 'finished', raw: 19, survey: survey.id })
      // The phone on which it stood open still wants to hand it in: what is recorded stays.
      await pupil.finish(survey.id)
      expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ raw: 19, isPaper: true }])
      expect((await owner.report(id)).rows.map(({ cells }) => cells)).toEqual([
        [
          { points: 5, max: 5 },
          { points: 14, max: 14 },
        ],
      ])
    },
  )

  it('of somebody outside the class and of other tasks are refused one by one; the rest is stored', async () => {
    const { owner, id, member, refused } = await classroom()
    const elsewhere = await classroom()
    const who = await member('Оля Відкрита')
    const sheets = [
      sheetOf(await elsewhere.member('Оля Відкрита'), allRight),
      sheetOf(randomUUID(), allRight),
      sheetOf(await member('Ян Потайний'), allRight.slice(1)),
      sheetOf(await member('Ян Потайний'), allRight, { variant: 2 }),
      sheetOf(who, allRight),
    ]
    expect(await refused(sheets)).toEqual(
      (['left', 'left', 'other', 'other'] as const).map((why, index) => ({ id: sheets[index]?.id, why })),
    )
    expect((await owner.group(id)).assignments[0]?.sittings).toHaveLength(1)
    expect((await elsewhere.owner.group(elsewhere.id)).assignments[0]?.sittings).toEqual([])
    await owner.call(`DELETE /v3/groups/${id}/members/${await member('Ян Потайний')}`)
    const gone = sheetOf(await member('Ян Потайний'), allRight)
    expect(await refused([gone])).toEqual([{ id: gone.id, why: 'left' }])
  })

  it('are written by the teacher of the class alone', async () => {
    const { open, owner, id, member, write, paper } = await classroom()
    const [stranger, sheet] = [await person(api), sheetOf(await member('Оля Відкрита'), allRight)]
    for (const who of [stranger, open]) expect((await write([sheet], paper, who)).status).toBe(404)
    expect((await write([sheet], randomUUID())).status).toBe(404)
    expect((await owner.group(id)).assignments[0]?.sittings).toEqual([])
  })

  it('of a moment that has not come or was before the paper are of the nearest one that can be', async () => {
    const { owner, id, member, refused } = await classroom()
    const before = api.clock.now.toISOString()
    await refused([sheetOf(await member('Оля Відкрита'), allRight, { at: dueIn(-300) })])
    await refused([sheetOf(await member('Ян Потайний'), allRight, { at: dueIn(300) })])
    expect((await owner.group(id)).assignments[0]?.sittings[0]?.finishedAt).toBe(before)
  })
})

describe('variants of a paper', () => {
  it('are drawn once, whatever is asked for later, and bear the code of the paper', async () => {
    const { owner, id, give, member, print } = await classroom()
    const template = (await owner.call('POST /v3/worksheet-tasks', { subject: 'training' })).body.data.tasks.find((task: { id: string }) =>
      task.id.startsWith('made-sum~'),
    ).id
    const empty: Worksheet = (await owner.call('POST /v3/worksheets', { from: 'nothing', subject: 'training', title: 'Моя' })).body.data
      .worksheet
    const change = { title: 'Моя', minutes: null, revision: empty.revision, items: [{ id: template, isOwn: true }] }
    await owner.call(`POST /v3/worksheets/${empty.id}`, change)
    const paper = await give({ worksheet: empty.id })
    const ids = async (count: number) => (await print(count, paper)).variants.map(({ tasks }) => tasks[0]?.question.id)
    const [first] = await ids(1)
    expect(first).toBe(template)
    const three = await ids(3)
    expect([three[0], new Set(three).size]).toEqual([first, 3])
    expect(await ids(2)).toEqual(three)
    expect((await print(1, paper)).code).toBe(sheetCode(paper))
    const { variants } = await print(1, paper)
    const key = variants[2]?.tasks[0]?.key
    const answer = key && 'correct' in key && typeof key.correct === 'string' ? key.correct : ''
    const written = await owner.call(`POST /v3/groups/${id}/assignments/${paper}/paper-results`, {
      results: [sheetOf(await member('Оля Відкрита'), [answer], { variant: 3 })],
    })
    expect(written.body.data.refused).toEqual([])
    const sat = (await owner.group(id)).assignments.find((each) => each.id === paper)
    expect(sat?.sittings).toMatchObject([{ raw: sat?.max }])
  })
})
