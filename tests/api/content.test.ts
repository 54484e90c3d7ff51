import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { loadContent } from '../../server/content/loading/load.ts'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { papers, questions } from '../../server/store/schema.ts'
import { contentFiles, paperOf, questionsOf, writeContent } from './fixtures/content.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-content-'))
const one = 'subjects/training/tests/one.yaml'
const change = (file: string, text: unknown) => writeContent(directory, { [file]: text })
const changedPaper = (task: object, version = 1) =>
  paperOf('one', 'Варіант 1', { questions: questionsOf('one').map((each, index) => (index === 0 ? { ...each, ...task, version } : each)) })

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})
let warn: MockInstance<typeof console.warn>
beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeContent(directory, contentFiles())
  await loadContent(api.store.db, directory)
  warn.mockClear()
})
afterEach(() => vi.restoreAllMocks())

const promptOf = async (version: number) => {
  const rows = await api.store.db.select().from(questions).where(eq(questions.id, 'one-single'))
  return rows.find((row) => row.version === version)?.question.prompt
}
const paragraph = (text: string) => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]

describe('loading content', () => {
  it('does nothing when not a letter has changed', async () => {
    expect(await loadContent(api.store.db, directory)).toBe(false)
  })

  it('keeps running surveys on the words with which they began', async () => {
    const token = await api.guest()
    const { id, questions: before } = await api.survey(token, { paper: 'one' })
    change(one, changedPaper({ prompt: 'Інше завдання' }, 2))
    expect(await loadContent(api.store.db, directory)).toBe(true)
    expect((await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey.questions).toEqual(before)
    expect((await api.survey(await api.guest(), { paper: 'one' })).questions[0]?.prompt).toEqual(paragraph('Інше завдання'))
  })

  it('takes words changed without a new version in development and says so', async () => {
    change(one, changedPaper({ prompt: 'Виправлене завдання' }))
    await loadContent(api.store.db, directory)
    expect(await promptOf(1)).toEqual(paragraph('Виправлене завдання'))
    expect(warn.mock.calls).toEqual([['Завдання one-single змінилося без нової версії (1): беру новий текст.']])
  })

  it('leaves them alone in production', async () => {
    const before = await promptOf(1)
    change(one, changedPaper({ prompt: 'Потайки змінене завдання' }))
    await loadContent(api.store.db, directory, { isProduction: true })
    expect(await promptOf(1)).toEqual(before)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('withdraws a paper whose file is gone', async () => {
    rmSync(join(directory, 'subjects/training/tests/two.yaml'))
    await loadContent(api.store.db, directory)
    expect((await api.store.db.select({ id: papers.id }).from(papers)).map(({ id }) => id).toSorted()).toEqual(['draft', 'one'])
  })

  it.each([
    ['a key that is not offered', changedPaper({ key: 'h' }), 'ключ завдання one-single: немає такого варіанта'],
    ['a topic that is not there', changedPaper({ topic: 'three' }), 'немає теми three'],
    [
      'a picture that is not there',
      changedPaper({ figure: { file: 'no.svg', alt: 'Рисунок, якого немає в теці', width: 1, height: 1 } }),
      'немає рисунка assets/no.svg',
    ],
    ['raw HTML', changedPaper({ prompt: '<script>alert(1)</script>' }), 'недозволений елемент «html»'],
    ['points that do not add up', paperOf('one', 'Варіант 1', { questions: questionsOf('one').slice(1) }), 'балів 18, а має бути 19'],
    ['a missing field', paperOf('one', 'Варіант 1', { year: undefined }), 'year'],
    ['no YAML at all', 'a: [', 'one.yaml'],
  ])('refuses %s, names the file and changes nothing', async (_, paper, message) => {
    change(one, paper)
    const before = await api.call('GET /v3/subjects/training')
    const loading = loadContent(api.store.db, directory)
    await expect(loading).rejects.toThrow(message)
    await expect(loading).rejects.toThrow(one)
    expect((await api.call('GET /v3/subjects/training')).body).toEqual(before.body)
  })

  it('an empty folder is no error', async () => {
    writeFileSync(join(directory, 'note.txt'), '')
    const content = parseContent(await readSource(join(directory, 'nowhere')))
    expect(Object.entries(content).filter(([, parts]) => Object.keys(parts).length > 0)).toEqual([])
  })
})
