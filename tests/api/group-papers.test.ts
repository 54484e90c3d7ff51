import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { Survey } from '#domain/survey'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const dueIn = (days: number) => new Date(api.clock.now.getTime() + days * 86400_000).toISOString()
const message = ({ status, body }: { status: number; body: { errorMessage?: string } }) => [status, body.errorMessage]

/** A group of one owner and two pupils: one shares results, the other does not. */
async function classroom() {
  const [owner, open, shy] = [await person(api), await person(api, 'Оля Відкрита'), await person(api, 'Ян Потайний')]
  const { id, code } = await paidGroup(api, owner)
  await open.join(code, true)
  await shy.join(code, false)
  const assign = (body: object) => owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', ...body })
  const give = async (body: object = { paper: 'one' }): Promise<string> =>
    (await assign({ due: dueIn(3), ...body })).body.data.group.assignments.at(-1).id
  const start = (who: Person, paper: string, body: object = {}) => who.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, body)
  const begin = async (who: Person, paper: string): Promise<Survey> => (await start(who, paper)).body.data.survey
  const sitRight = async (who: Person, paper: string) => {
    const { id: survey } = await begin(who, paper)
    const pupil = visitor(api, who.token)
    await pupil.send(survey, answersAt(api.clock.now, right('one')))
    await pupil.finish(survey)
  }
  return { owner, open, shy, id, assign, give, start, begin, sitRight }
}

describe('an assigned paper', () => {
  it('is there for every member with its deadline, and for the owner', async () => {
    const { owner, open, id, give } = await classroom()
    const paper = await give()
    const about = {
      id: paper,
      title: 'Варіант 1',
      subject: 'training',
      subjectTitle: 'Тренування',
      tasks: 9,
      max: 19,
      due: dueIn(3),
      minutes: 60,
    }
    expect((await owner.group(id)).assignments).toEqual([{ ...about, isReviewOpen: false, sittings: [] }])
    expect((await open.joined())[0]?.tasks).toEqual([{ ...about, survey: null, state: 'waiting', raw: null }])
  })

  it('drawn from the bank has the same tasks in the same order for everybody', async () => {
    const { open, shy, give, begin } = await classroom()
    for (let time = 0; time < 4; time++) {
      const paper = await give({})
      const [first, second] = [await begin(open, paper), await begin(shy, paper)]
      expect([first.id === second.id, first.questions.length]).toEqual([false, 2])
      expect(second.questions).toEqual(first.questions)
    }
  })

  it('is sat once by each member, however often and at once it is started', async () => {
    const { open, give, start } = await classroom()
    const paper = await give()
    const replies = await Promise.all(Array.from({ length: 6 }, () => start(open, paper)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect(new Set(replies.map(({ body }) => body.data.survey.id)).size).toBe(1)
    expect((await open.joined())[0]?.tasks[0]).toMatchObject({ survey: replies[0]?.body.data.survey.id, state: 'running' })
  })

  it('gives extra time to whom it is due', async () => {
    const { open, shy, give, start } = await classroom()
    const paper = await give()
    const policies = [await start(open, paper), await start(shy, paper, { extraTime: 50 })].map(({ body }) => body.data.survey.policy)
    expect(policies.map(({ seconds, extraTime }) => [seconds, extraTime])).toEqual([
      [3600, 0],
      [5400, 50],
    ])
  })

  it('shows the owner what those have done who share it, and nothing of others', async () => {
    const { owner, open, shy, id, give, sitRight } = await classroom()
    const paper = await give()
    await sitRight(open, paper)
    await sitRight(shy, paper)
    const { members, assignments } = await owner.group(id)
    const [memberId] = members.filter(({ sharesResults }) => sharesResults).map((member) => member.id)
    const finishedAt = api.clock.now.toISOString()
    expect(assignments[0]?.sittings).toEqual([
      {
        memberId,
        state: 'finished',
        raw: 19,
        scaled: 200,
        finishedAt,
        isLate: false,
        extraTime: 0,
        pauses: 0,
        pausedSeconds: 0,
        lateAnswers: 0,
        isPaper: false,
        isBlank: false,
      },
    ])
    await open.call(`POST /v3/groups/${id}/consent`, { sharesResults: false })
    expect((await owner.group(id)).assignments[0]?.sittings).toEqual([])
  })

  it('finished after the deadline is marked as late, and one whose time ran out gets its points', async () => {
    const { owner, open, id, give, begin } = await classroom()
    const paper = await give({ paper: 'one', due: dueIn(1 / 48) })
    const { id: survey } = await begin(open, paper)
    await visitor(api, open.token).send(survey, answersAt(api.clock.now, { 'one-plain': 'd' }))
    api.clock.advance(2 * 3600)
    expect((await owner.group(id)).assignments[0]?.sittings).toMatchObject([{ state: 'finished', raw: 1, isLate: true }])
  })

  it('that was taken back cannot be started; what was sat stays with the pupil', async () => {
    const { owner, open, shy, id, give, start, sitRight } = await classroom()
    const paper = await give()
    await sitRight(open, paper)
    expect((await owner.call(`DELETE /v3/groups/${id}/assignments/${paper}`)).body.data.group.assignments).toEqual([])
    expect(message(await start(shy, paper))).toEqual([404, 'Цього завдання вже немає'])
    expect((await visitor(api, open.token).get('/v3/surveys')).surveys).toHaveLength(1)
  })

  it('is started by members alone', async () => {
    const { owner, open, id, give, start } = await classroom()
    const [paper, foreign] = [await give(), await (await classroom()).give()]
    await open.call(`DELETE /v3/groups/${id}/membership`)
    for (const who of [owner, open, await person(api)]) expect(message(await start(who, paper))).toEqual([404, 'Такого класу немає'])
    const { open: member, start: begin } = await classroom()
    expect(message(await begin(member, foreign))).toEqual([404, 'Цього завдання вже немає'])
  })

  it.each([
    [{ paper: 'one', due: () => dueIn(-1) }, 422, 'Строк має бути попереду, не далі ніж за рік'],
    [{ paper: 'one', due: () => dueIn(400) }, 422, 'Строк має бути попереду, не далі ніж за рік'],
    [{ paper: 'draft', due: () => dueIn(1) }, 404, 'Такого варіанта немає'],
    [{ subject: 'nothing', due: () => dueIn(1) }, 409, 'Для цілого тесту ще замало завдань'],
  ])('is refused in words: %o', async ({ due, ...body }, status, text) => {
    const { owner, id, assign } = await classroom()
    expect(message(await assign({ ...body, due: due() }))).toEqual([status, text])
    expect((await owner.group(id)).assignments).toEqual([])
  })

  it('asked for twice with one key is one paper', async () => {
    const { owner, id } = await classroom()
    const [key, body] = [randomUUID(), { subject: 'training', paper: 'one', due: dueIn(3) }]
    for (let time = 0; time < 2; time++) await api.call(`POST /v3/groups/${id}/assignments`, { token: owner.token, key, body })
    expect((await owner.group(id)).assignments).toHaveLength(1)
  })
})

describe('the map of the class', () => {
  it('sums points by topic since each joined, and leaves out who shares nothing', async () => {
    const { owner, open, shy, id, give, sitRight } = await classroom()
    const paper = await give()
    await sitRight(open, paper)
    await sitRight(shy, paper)
    const report = await owner.report(id)
    const cells = [
      { points: 5, max: 5 },
      { points: 14, max: 14 },
    ]
    expect(report).toEqual({
      subject: 'training',
      topics: [
        { id: 'one', title: 'Розділ перший' },
        { id: 'two', title: 'Розділ другий' },
      ],
      rows: [{ memberId: report.rows[0]?.memberId, name: 'Оля Відкрита', cells }],
      hidden: 1,
    })
    await open.call(`POST /v3/groups/${id}/consent`, { sharesResults: false })
    await shy.call(`POST /v3/groups/${id}/consent`, { sharesResults: true })
    expect((await owner.report(id)).rows.map(({ name }) => name)).toEqual(['Ян Потайний'])
  })

  it('knows nothing of the time before a pupil joined, nor of one who has left', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    const me = visitor(api, pupil.token)
    const survey = await me.begin({ mode: 'nmt', paper: 'one' })
    await me.send(survey.id, answersAt(api.clock.now, right('one')))
    await me.finish(survey.id)
    api.clock.advance(60)
    await pupil.join(code, true)
    expect((await owner.report(id)).rows.map(({ cells }) => cells)).toEqual([[null, null]])
    await pupil.call(`DELETE /v3/groups/${id}/membership`)
    expect((await owner.report(id)).rows).toEqual([])
  })
})
