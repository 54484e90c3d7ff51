import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { questions } from '../../server/store/schema.ts'
import { taskId, taskSetOf } from './fixtures/bank.ts'
import { contentFiles, paperOf, writeContent } from './fixtures/content.ts'
import { openHarness } from './setup/harness.ts'

const set = 'subjects/training/tasks/bank.yaml'
const topics = ['one.first', 'one.second', 'two']
let directory: string
const api = await openHarness()
afterAll(() => api.close())
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'skladu-sets-'))
  writeContent(directory, contentFiles())
})
afterEach(() => rmSync(directory, { recursive: true }))

const change = (files: Record<string, unknown>) => writeContent(directory, files)
const parse = async () => parseContent(await readSource(directory))
const stands = async (id: string) => {
  const [row] = await api.store.db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.version, 1)))
  return row && [row.isTraining, row.isCurrent]
}
const single = taskId('two', 'single', 1)

describe('the bank', () => {
  it('holds the tasks of sets; tasks of published papers stand beside it, those of drafts nowhere', async () => {
    expect([await stands(single), await stands('one-single'), await stands('draft-single')]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('leaves out in production what nobody has solved a second time', async () => {
    await loadContent(api.store.db, directory, { isProduction: true })
    expect(await stands(single)).toEqual([false, false])
    change({ [set]: taskSetOf(topics, { secondSolver: { by: 'Інший редактор', on: '2026-11-01' } }) })
    await loadContent(api.store.db, directory, { isProduction: true })
    expect(await stands(single)).toEqual([true, true])
  })

  it('leaves out in production a paper that nobody has solved a second time', async () => {
    const paper = 'subjects/training/tests/one.yaml'
    await loadContent(api.store.db, directory, { isProduction: true })
    expect(await stands('one-single')).toEqual([false, true])
    change({ [paper]: paperOf('one', 'Перший', { secondSolver: null }) })
    await loadContent(api.store.db, directory)
    expect(await stands('one-single')).toEqual([false, true])
    await loadContent(api.store.db, directory, { isProduction: true })
    expect(await stands('one-single')).toEqual([false, false])
  })

  it('loses a task whose file is gone, and surveys that hold it keep it', async () => {
    await loadContent(api.store.db, directory)
    const token = await api.guest()
    const survey = await api.survey(token, { mode: 'topics', topics: ['two'], count: 50 })
    change({ [set]: taskSetOf(['one.first']) })
    await loadContent(api.store.db, directory)
    expect(await stands(single)).toEqual([false, false])
    expect((await api.call(`GET /v3/surveys/${survey.id}`, { token })).body.data.survey.questions).toEqual(survey.questions)
  })
})

describe('a set of tasks', () => {
  const common = { id: 'x', version: 1, topic: 'two', difficulty: 0, seconds: 60, prompt: 'Завдання', explanation: 'Тому' }
  const gap = { ...common, form: 'gap', stimulus: 'story', gaps: { 1: { options: { a: 'так', b: 'ні' } } }, key: { 1: 'a' } }
  const figure = { file: 'plane.svg', alt: 'Квадрат зі стороною чотири сантиметри', width: 40, height: 40 }

  it('takes one number for each row and gap where the paper numbers those, else one for a task', async () => {
    const numbers = async () => (await parse()).papers[1]?.tasks.map(({ question }) => [question.form, question.numbers])
    expect(new Set((await numbers())?.map(([, count]) => count))).toEqual(new Set([1]))
    const { 'subjects/training/subject.yaml': subject } = contentFiles()
    change({ 'subjects/training/subject.yaml': { ...(subject as object), numbering: 'part', letters: 'latin' } })
    expect((await numbers())?.filter(([, count]) => count !== 1)).toEqual([
      ['matching', 3],
      ['gap', 2],
      ['gapPool', 2],
    ])
    const paper = (await parse()).papers.find(({ id }) => id === 'one')
    expect([paper?.numbers, paper?.max, paper?.tasks.length]).toEqual([13, 19, 9])
  })

  it('gives sections their weights; without any they weigh the same, and one without a weight among others is refused', async () => {
    expect((await parse()).weights['training']).toEqual({ one: 0.5, two: 0.5 })
    const subject = contentFiles()['subjects/training/subject.yaml'] as { topics: { id: string }[] }
    const weighed = { ...subject, topics: subject.topics.map((topic) => (topic.id === 'one' ? { ...topic, weight: 0.8 } : topic)) }
    change({ 'subjects/training/subject.yaml': weighed })
    await expect(parse()).rejects.toThrow('розділ two без частки')
    const whole = { ...subject, topics: subject.topics.map((topic) => ({ ...topic, weight: topic.id === 'one' ? 0.8 : 0.2 })) }
    change({ 'subjects/training/subject.yaml': whole })
    const content = await parse()
    expect(content.weights['training']).toEqual({ one: 0.8, two: 0.2 })
    expect(content.subjects[0]?.topics[0]).toEqual(subject.topics[0])
  })

  it.each([
    ['a text that is not there', taskSetOf(topics, { stimuli: [] }), 'немає матеріалу story'],
    ['a task written twice', taskSetOf(topics, { questions: [gap, gap] }), 'завдання повторюється'],
    ['no word on a second solver', taskSetOf(topics, { secondSolver: undefined }), 'secondSolver'],
    ['a picture that is not beside it', taskSetOf(topics, { stimuli: [{ id: 'story', figure }] }), 'немає рисунка assets/plane.svg'],
  ])('is refused for %s', async (_, file, message) => {
    change({ [set]: file })
    await expect(parse()).rejects.toThrow(message)
    await expect(parse()).rejects.toThrow(set)
  })

  it('shares pictures with papers of the same subject only when they are the same', async () => {
    const withPicture = taskSetOf(topics, { stimuli: [{ id: 'story', text: 'Текст {{1}}', figure }] })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
    change({ [set]: withPicture, 'subjects/training/tasks/assets/plane.svg': svg })
    expect((await parse()).pictures).toHaveLength(1)
    change({ 'subjects/training/tasks/assets/plane.svg': `${svg}<!-- інший -->` })
    await expect(parse()).rejects.toThrow('рисунок plane.svg вже є в іншій теці, і він інший')
  })
})
