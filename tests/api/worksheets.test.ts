import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Survey } from '#domain/survey'
import type { BankTaskView, Variants, Worksheet } from '#contract/worksheet'
import { worksheets } from '../../server/store/schema.ts'
import { answersAt, device } from './fixtures/answers.ts'
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
const message = ({ status, body }: { status: number; body: { errorMessage?: string } }) => [status, body.errorMessage]
const isMade = (id: string) => id.startsWith('made-sum~')

const search = async (who: Person, wish: object = {}): Promise<BankTaskView[]> =>
  (await who.call('POST /v3/worksheet-tasks', { subject: 'training', ...wish })).body.data.tasks
const make = (who: Person, body: object) => who.call('POST /v3/worksheets', { subject: 'training', ...body })
const madeOf = async (who: Person, body: object): Promise<Worksheet> => (await make(who, body)).body.data.worksheet
const change = (who: Person, sheet: Worksheet, of: object) => {
  const { title, minutes, revision } = sheet
  const items = sheet.items.map(({ id, isOwn }) => ({ id, isOwn }))
  return who.call(`POST /v3/worksheets/${sheet.id}`, { title, minutes, revision, items, ...of })
}

/** A worksheet of one template, each pupil’s own, and two tasks of the bank. */
async function chosenSheet(owner: Person): Promise<Worksheet> {
  const [made, ...others] = (await search(owner, { form: 'single' })).toSorted((a, b) => Number(isMade(b.id)) - Number(isMade(a.id)))
  const items = [made, ...others.slice(0, 2)].flatMap((task) => (task ? [{ id: task.id, isOwn: isMade(task.id) }] : []))
  const empty = await madeOf(owner, { from: 'nothing', title: 'Контрольна' })
  return (await change(owner, empty, { items, minutes: 20 })).body.data.worksheet
}

/** A class of two pupils, one of whom shares results, that was given the worksheet. */
async function classWithSheet() {
  const [owner, open, shy] = [await person(api), await person(api, 'Оля Відкрита'), await person(api, 'Ян Потайний')]
  const { id, code } = await paidGroup(api, owner)
  await open.join(code, true)
  await shy.join(code, false)
  const sheet = await chosenSheet(owner)
  const given = await owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', worksheet: sheet.id, due: dueIn(3) })
  const assignment: string = given.body.data.group.assignments.at(-1).id
  const begin = async (who: Person): Promise<Survey> =>
    (await who.call(`POST /v3/groups/${id}/assignments/${assignment}/survey`, {})).body.data.survey
  return { owner, open, shy, id, sheet, assignment, begin }
}

const wrongTo = ({ questions }: Survey, hinted = false, write = device()) => {
  const singles = questions.flatMap((question) => (question.form === 'single' ? [question] : []))
  return [
    ...(hinted ? singles.map(({ id }) => write(api.clock.now, { kind: 'hint', question: id, rung: 1 })) : []),
    ...answersAt(api.clock.now, Object.fromEntries(singles.map(({ id, options }) => [id, options[0]?.id ?? ''])), write),
  ]
}

describe('the bank', () => {
  it('is searched by topic, form, number of the paper, difficulty and figure, and shows no key', async () => {
    const owner = await person(api)
    const all = await search(owner)
    expect(all.length).toBeGreaterThan(2)
    expect(JSON.stringify(all)).not.toMatch(/"(key|correct|explanation)":/)
    const topics = (tasks: BankTaskView[]) => new Set(tasks.map(({ question }) => question.topic))
    expect(topics(await search(owner, { topic: 'one' }))).not.toContain('two')
    expect(topics(await search(owner, { topic: 'two' }))).toEqual(new Set(['two']))
    for (const { question } of await search(owner, { form: 'single' })) expect(question.form).toBe('single')
    const bands = await search(owner, { difficulty: 'hard' })
    expect(bands.every(({ difficulty }) => difficulty === 'hard')).toBe(true)
    const withFigure = await search(owner, { hasFigure: true })
    expect(withFigure.every(({ question }) => question.figure !== null)).toBe(true)
    expect((await search(owner, { hasFigure: false })).length + withFigure.length).toBe(all.length)
    expect(await search(owner, { number: 100 })).toEqual([])
    expect(message(await owner.call('POST /v3/worksheet-tasks', { subject: 'nowhere' }))).toEqual([404, 'Такого предмета немає'])
  })

  it('is searched by words in any form, with slips and from a Latin keyboard, among what the other filters leave', async () => {
    const owner = await person(api)
    const all = await search(owner)
    const ids = async (wish: object) => (await search(owner, wish)).map(({ id }) => id)
    const made = all.filter(({ id }) => isMade(id)).map(({ id }) => id)
    expect(made.length).toBeGreaterThan(0)
    for (const words of ['сума чисел', 'ЗНАЙДІТЬ', 'знайдить', 'знадіть суму', 'pyfqlsnm', 'знайд'])
      expect([words, await ids({ words })]).toEqual([words, made])
    expect((await search(owner, { words: 'завдання', form: 'single' })).every(({ question }) => question.form === 'single')).toBe(true)
    expect(await ids({ words: 'знайдіть паровозоремонтний' })).toEqual([])
    expect(await ids({ words: '  ' })).toEqual(all.map(({ id }) => id))
    expect((await owner.call('POST /v3/worksheet-tasks', { subject: 'training', words: 'а'.repeat(101) })).status).toBe(422)
  })

  it('shows nothing that stands in the own running exam', async () => {
    const owner = await person(api)
    const me = visitor(api, owner.token)
    const set = await me.begin({ mode: 'custom', count: 3, feedback: 'atEnd', minutes: null, extraTime: 0 })
    await me.send(set.id, [device()(api.clock.now, { kind: 'open' })])
    const hidden = new Set(set.questions.map(({ id }) => id))
    expect((await search(owner)).filter(({ id }) => hidden.has(id))).toEqual([])
    expect((await search(owner, { words: 'завдання' })).filter(({ id }) => hidden.has(id))).toEqual([])
    const sheet = await madeOf(owner, { from: 'nothing', title: 'Моя' })
    const items = [...hidden].map((id) => ({ id, isOwn: false }))
    expect((await change(owner, sheet, { items })).status).toBe(409)
  })
})

describe('a worksheet', () => {
  it('keeps tasks in the order that was chosen, with their keys', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    const turned = sheet.items.toReversed().map(({ id, isOwn }) => ({ id, isOwn }))
    const saved: Worksheet = (await change(owner, sheet, { items: turned, title: 'Інша' })).body.data.worksheet
    expect(saved.items.map(({ id }) => id)).toEqual(turned.map(({ id }) => id))
    expect(saved.items.every(({ question, key }) => question !== undefined && key !== undefined)).toBe(true)
    expect([saved.title, saved.minutes, saved.tasks, saved.revision]).toEqual(['Інша', 20, 3, 3])
    expect((await owner.call('GET /v3/worksheets')).body.data.worksheets[0]).toMatchObject({ id: saved.id, tasks: 3 })
  })

  it('changed in another tab first is not overwritten', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    await change(owner, sheet, { title: 'Перша' })
    expect(message(await change(owner, sheet, { title: 'Друга' }))).toEqual([
      409,
      'Цю роботу вже змінено в іншій вкладці. Відкрийте її знову',
    ])
    expect((await owner.call(`GET /v3/worksheets/${sheet.id}`)).body.data.worksheet.title).toBe('Перша')
  })

  it('a change whose answer was lost may come once more, and changes nothing then', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    const first = await change(owner, sheet, { title: 'Інша' })
    const again = await change(owner, sheet, { title: 'Інша' })
    expect([again.status, again.body.data.worksheet]).toEqual([first.status, first.body.data.worksheet])
  })

  it('takes no task that the bank does not have, and no instance beyond those that are checked', async () => {
    const owner = await person(api)
    const sheet = await madeOf(owner, { from: 'nothing', title: 'Моя' })
    for (const id of ['nothing-here', 'made-sum~9999', 'draft-single'])
      expect(message(await change(owner, sheet, { items: [{ id, isOwn: false }] }))).toEqual([422, 'Такого завдання в банку немає'])
  })

  it('is made of a paper and of a topic', async () => {
    const owner = await person(api)
    const paper = await madeOf(owner, { from: 'paper', paper: 'one' })
    expect([paper.title, paper.items.length, paper.items[0]?.id]).toEqual(['Варіант 1', 9, 'one-single'])
    const topic = await madeOf(owner, { from: 'topic', topic: 'one.first', count: 40 })
    expect(topic.items.every(({ question }) => question?.topic === 'one.first')).toBe(true)
    expect(topic.items.some(({ isTemplate, isOwn }) => isTemplate && isOwn)).toBe(true)
    expect((await make(owner, { from: 'paper', paper: 'draft' })).status).toBe(404)
  })

  it('is copied by its link, and by nobody once the link is ended', async () => {
    const [owner, friend] = [await person(api, 'Ганна'), await person(api)]
    const sheet = await chosenSheet(owner)
    const code: string = (await owner.call(`POST /v3/worksheets/${sheet.id}/share`)).body.data.worksheet.share
    expect((await friend.call('POST /v3/worksheet-offers', { code })).body.data.offer).toEqual({
      title: 'Контрольна',
      subjectTitle: 'Тренування',
      tasks: 3,
      ownerName: 'Ганна',
      isOwn: false,
    })
    const copy = await madeOf(friend, { from: 'share', code })
    expect(copy.id).not.toBe(sheet.id)
    expect(copy.items.map(({ id, isOwn }) => [id, isOwn])).toEqual(sheet.items.map(({ id, isOwn }) => [id, isOwn]))
    await change(friend, copy, { title: 'Моя копія' })
    expect((await owner.call(`GET /v3/worksheets/${sheet.id}`)).body.data.worksheet.title).toBe('Контрольна')
    await owner.call(`DELETE /v3/worksheets/${sheet.id}/share`)
    for (const reply of [await friend.call('POST /v3/worksheet-offers', { code }), await make(friend, { from: 'share', code })])
      expect(message(reply)).toEqual([404, 'Цим посиланням більше не діляться'])
  })

  it('gives variants with other instances of its templates, the same ones for the same seed', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    const print = async (seed: number): Promise<Variants> =>
      (await owner.call(`POST /v3/worksheets/${sheet.id}/variants`, { count: 4, seed })).body.data
    const ids = ({ variants }: Variants) => variants.map(({ tasks }) => tasks.map(({ question }) => question.id))
    const first = ids(await print(7))
    expect(ids(await print(7))).toEqual(first)
    expect(first[0]).toEqual(sheet.items.map(({ id }) => id))
    expect(new Set(first.map(([made]) => made)).size).toBe(4)
    expect(new Set(first.map(([, ...others]) => others.join())).size).toBe(1)
    for (const { tasks } of (await print(7)).variants) for (const { key } of tasks) expect(key.form).toBeTruthy()
  })

  it('gives neighbouring variants other answers, the last and the first too, the same ones for the same seed', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    for (let seed = 1; seed <= 12; seed++) {
      const print = async (count: number): Promise<string[]> => {
        const { variants } = (await owner.call(`POST /v3/worksheets/${sheet.id}/variants`, { count, seed })).body.data as Variants
        return variants.map(({ tasks }) => JSON.stringify(tasks[0]?.key && 'correct' in tasks[0].key ? tasks[0].key.correct : null))
      }
      const keys = await print(6)
      expect(keys.slice(0, 3)).toEqual(await print(3))
      for (const [index, key] of keys.entries()) expect([seed, key === keys[(index + 1) % keys.length]]).toEqual([seed, false])
    }
  })

  it('is exported with its teacher’s data and goes with the account', async () => {
    const owner = await person(api)
    const sheet = await chosenSheet(owner)
    const exported = (await owner.call('GET /v3/user/export')).text
    expect(exported).toContain('Контрольна')
    await owner.call('DELETE /v3/user')
    expect(await api.store.db.$count(worksheets, eq(worksheets.id, sheet.id))).toBe(0)
  })
})

describe('a worksheet that a class was given', () => {
  it('gives each pupil an instance of their own, and the rest alike, and is sat like any paper', async () => {
    const { open, shy, sheet, begin, owner, id } = await classWithSheet()
    const [first, second] = [await begin(open), await begin(shy)]
    const [a, b] = [first, second].map(({ questions }) => questions.map((question) => question.id))
    expect(a?.[0]).not.toBe(b?.[0])
    expect([a?.[0], b?.[0]].every((task) => isMade(task ?? '') && task !== sheet.items[0]?.id)).toBe(true)
    expect(a?.slice(1)).toEqual(b?.slice(1))
    expect([first.title, first.policy.seconds, first.keys]).toEqual(['Контрольна', 1200, null])
    const me = visitor(api, open.token)
    await me.send(first.id, wrongTo(first))
    const result = await me.result(first.id)
    expect([result.items, result.verdicts, typeof result.reviewAt]).toEqual([[], [], 'string'])
    expect((await owner.group(id)).assignments[0]).toMatchObject({
      title: 'Контрольна',
      tasks: 3,
      minutes: 20,
      sittings: [{ state: 'finished' }],
    })
  })

  it('that is empty or somebody else’s is not given', async () => {
    const [owner, other] = [await person(api), await person(api)]
    const { id } = await paidGroup(api, owner)
    const give = (worksheet: string) => owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', worksheet, due: dueIn(1) })
    expect(message(await give((await madeOf(owner, { from: 'nothing', title: 'Порожня' })).id))).toEqual([
      409,
      'У цій роботі ще немає завдань',
    ])
    expect(message(await give((await chosenSheet(other)).id))).toEqual([404, 'Такої роботи немає'])
  })

  it('tells its teacher the hardest tasks, options and time of those alone who share results', async () => {
    const { owner, open, shy, id, assignment, begin } = await classWithSheet()
    for (const who of [open, shy]) {
      const survey = await begin(who)
      const me = visitor(api, who.token)
      await me.send(survey.id, wrongTo(survey))
      await me.finish(survey.id)
    }
    const reply = await owner.call(`GET /v3/groups/${id}/assignments/${assignment}/answers`)
    expect(reply.text).not.toContain('Потайний')
    const { answers } = reply.body.data
    expect(answers.rows.map(({ name }: { name: string }) => name)).toEqual(['Оля Відкрита'])
    expect(answers.hidden).toBe(1)
    expect(answers.tasks).toHaveLength(3)
    expect(answers.tasks.map(({ answers: sat }: { answers: number }) => sat)).toEqual([1, 1, 1])
    expect(answers.tasks[0]).toMatchObject({ isOwn: true, options: [] })
    const single = answers.tasks.find(
      ({ isOwn, question }: { isOwn: boolean; question: { form: string } }) => !isOwn && question.form === 'single',
    )
    expect(single.options.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1)
    await shy.call(`POST /v3/groups/${id}/consent`, { sharesResults: true })
    await open.call(`POST /v3/groups/${id}/consent`, { sharesResults: false })
    const turned = await owner.call(`GET /v3/groups/${id}/assignments/${assignment}/answers`)
    expect(turned.body.data.answers.rows.map(({ name }: { name: string }) => name)).toEqual(['Ян Потайний'])
    expect(turned.text).not.toContain('Відкрита')
    await shy.call(`DELETE /v3/groups/${id}/membership`)
    const left = await owner.call(`GET /v3/groups/${id}/assignments/${assignment}/answers`)
    expect([left.body.data.answers.rows, left.body.data.answers.tasks.map(({ answers: sat }: { answers: number }) => sat)]).toEqual([
      [],
      [0, 0, 0],
    ])
    expect(left.text).not.toMatch(/Потайний|Відкрита/)
  })
})

describe('a task of own numbers', () => {
  it('tells its teacher how many were right, and each pupil’s numbers and key, never the answer', async () => {
    const { owner, open, shy, id, assignment, begin } = await classWithSheet()
    const had = new Map<string, string>()
    for (const who of [open, shy]) {
      const survey = await begin(who)
      had.set(who === open ? 'open' : 'shy', survey.questions[0]?.id ?? '')
      const me = visitor(api, who.token)
      await me.send(survey.id, wrongTo(survey))
      await me.finish(survey.id)
    }
    const at = `/v3/groups/${id}/assignments/${assignment}/answers`
    const { tasks, rows } = (await owner.call(`GET ${at}`)).body.data.answers
    const { right, partial, wrong } = tasks[0].outcomes
    expect(right + partial + wrong + tasks[0].blanks).toBe(1)
    const reply = await owner.call(`GET ${at}/${rows[0].memberId}`)
    const { pupil } = reply.body.data
    expect([pupil.name, pupil.tasks.length, pupil.tasks[0].question.id]).toEqual(['Оля Відкрита', 3, had.get('open')])
    expect(pupil.tasks.map(({ points }: { points: number }) => points)).toEqual(rows[0].points)
    expect(pupil.tasks.every(({ key, max }: { key?: object; max: number }) => key !== undefined && max > 0)).toBe(true)
    expect(reply.text).not.toMatch(/"answer"|Потайний/)
    const hidden = (await owner.group(id)).members.find(({ name }) => name === 'Ян Потайний')?.id
    expect(message(await owner.call(`GET ${at}/${hidden}`))).toEqual([404, 'Результату цього учня тут немає'])
    await open.call(`POST /v3/groups/${id}/consent`, { sharesResults: false })
    expect((await owner.call(`GET ${at}/${rows[0].memberId}`)).status).toBe(404)
  })
})

describe('what did not work', () => {
  it('becomes a worksheet of similar tasks, from pupils who share results alone', async () => {
    const { owner, shy, open, id } = await classWithSheet()
    const about = { from: 'mistakes', group: id, count: 5 }
    const practise = async (who: Person) => {
      const me = visitor(api, who.token)
      const survey = await me.begin({ mode: 'custom', count: 30, feedback: 'afterEach', minutes: null, extraTime: 0 })
      const write = device()
      await me.send(survey.id, [
        ...wrongTo(survey, false, write),
        ...survey.questions.map((question) => write(api.clock.now, { kind: 'check', question: question.id })),
      ])
      await me.finish(survey.id)
    }
    await practise(shy)
    expect(message(await make(owner, about))).toEqual([409, 'Помилок у цьому предметі, які клас вам показує, поки немає'])
    await practise(open)
    const sheet = await madeOf(owner, about)
    expect(sheet.title).toBe('Повторення: що не вийшло')
    expect(sheet.items.length).toBeGreaterThan(0)
    expect((await make(await person(api), about)).status).toBe(404)
  })

  it('leaves answers after a hint out of the map of the class', async () => {
    const { owner, open, id } = await classWithSheet()
    const me = visitor(api, open.token)
    const survey = await me.begin({ mode: 'custom', count: 30, feedback: 'afterEach', minutes: null, extraTime: 0 })
    const write = device()
    const singles = survey.questions.filter(({ form }) => form === 'single')
    expect(singles.length).toBeGreaterThan(0)
    const answers = wrongTo(survey, true, write)
    const checks = singles.map((question) => write(api.clock.now, { kind: 'check', question: question.id }))
    await me.send(survey.id, [...answers, ...checks])
    await me.finish(survey.id)
    expect((await owner.report(id)).rows[0]?.cells.every((cell) => cell === null)).toBe(true)
  })
})
