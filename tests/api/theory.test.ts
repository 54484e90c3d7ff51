import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { searchIndexAnswerSchema } from '#domain/search'
import { articleAnswerSchema, libraryAnswerSchema, theoryContentsAnswerSchema } from '#contract/theory'
import { loadContent } from '../../server/content/loading/load.ts'
import { questions } from '../../server/store/schema.ts'
import { writeContent } from './fixtures/content.ts'
import { openContent } from './fixtures/open-content.ts'
import { theoryFiles } from './fixtures/theory.ts'

const api = await openContent(theoryFiles())
afterAll(() => api.close())

const read = async <S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> =>
  v.parse(schema, (await api.call(`GET /v3/subjects/training/theory${path}`)).body)

describe('theory of a subject', () => {
  it('is named in short: kinds that have entries, articles by the programme', async () => {
    const { theory } = (await read(theoryContentsAnswerSchema, '')).data
    expect(theory.kinds).toEqual([
      { type: 'notes', count: 2 },
      { type: 'dates', count: 2 },
      { type: 'examples', count: 2 },
      { type: 'reference', count: 1 },
    ])
    expect(theory.articles).toEqual([
      {
        id: 'first',
        seoCode: 'first',
        title: 'Стаття first',
        gist: [
          { kind: 'text', text: 'Суть статті first: ' },
          { kind: 'math', tex: 'x^2' },
          { kind: 'text', text: '.' },
        ],
        minutes: 3,
        topics: ['one.first'],
        section: 'Розділ перший',
        sections: ['start'],
        test: { id: 'first.test', tasks: 7 },
      },
      expect.objectContaining({ id: 'second', topics: ['two'] }),
    ])
  })

  it('is empty, not missing, where nothing is written yet', async () => {
    const { body } = await api.call('GET /v3/subjects/unready/theory')
    expect(body.data.theory).toEqual({ subject: { id: 'unready', title: 'Ще не готове' }, kinds: [], articles: [] })
    const notes = await api.call('GET /v3/subjects/unready/theory/notes')
    expect(notes.body.data.library).toMatchObject({ form: 'articles', articles: [] })
  })

  it('gives a table with its rows, columns that ask, and years', async () => {
    const { library } = (await read(libraryAnswerSchema, '/dates')).data
    expect(library).toMatchObject({ form: 'table', title: 'Дати', view: 'timeline', prompt: ['date'] })
    expect(library.form === 'table' && library.rows[1]).toEqual({
      id: 'first',
      topic: 'two',
      group: null,
      sort: 988,
      cells: {
        date: [{ kind: 'paragraph', children: [{ kind: 'text', text: '988' }] }],
        event: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Хрещення' }] }],
      },
    })
  })

  it('gathers the worked examples of all articles, and the sheet of the exam', async () => {
    const examples = (await read(libraryAnswerSchema, '/examples')).data.library
    expect(examples.form === 'examples' && examples.examples.map(({ id, article, topic }) => [id, article.seoCode, topic])).toEqual([
      ['solved', 'first', 'one.first'],
      ['solved', 'second', 'two'],
    ])
    const sheet = (await read(libraryAnswerSchema, '/reference')).data.library
    expect(sheet).toMatchObject({ form: 'reference', sheet: { title: 'Довідка' } })
  })

  it.each(['/rules', '/nothing', '/notes/nowhere', '/dates/first', '/notes/test-first', '/notes/%00'])(
    'is not there at %s',
    async (path) => {
      expect((await api.call(`GET /v3/subjects/training/theory${path}`)).status).toBe(404)
    },
  )
})

describe('an article', () => {
  it('comes whole: blocks in order, tasks with their keys, neighbours; a task that is not in the bank is left out', async () => {
    const { article } = (await read(articleAnswerSchema, '/notes/first')).data
    expect(article.blocks.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'section start',
      'example solved',
      'mistake slip',
      'check ask',
      'figure drawing',
      'exam exam',
    ])
    expect(article).toMatchObject({
      subject: { id: 'training', title: 'Тренування' },
      type: 'notes',
      previous: null,
      next: { seoCode: 'second' },
    })
    const [check, , exam] = article.blocks.slice(3)
    expect(check?.kind === 'check' && check.task).toMatchObject({ question: { id: 'th-single' }, key: { correct: 'b' } })
    expect(exam?.kind === 'exam' && exam.tasks.map(({ question }) => question.id)).toEqual(['th-numeric'])
  })

  it('shows its picture, which is served', async () => {
    const { article } = (await read(articleAnswerSchema, '/notes/first')).data
    const drawing = article.blocks.find(({ kind }) => kind === 'figure')
    const src = drawing?.kind === 'figure' ? drawing.figure.src : ''
    expect(src).toMatch(/^\/media\/training\/angle\.svg\?v=[0-9a-f]{16}$/)
    expect((await api.fetch(src)).status).toBe(200)
  })

  it('answers to an earlier address with its present one', async () => {
    expect((await read(articleAnswerSchema, '/notes/ancient')).data.article.seoCode).toBe('first')
  })
})

describe('where to read about a task', () => {
  const linkOf = async (id: string) => {
    const rows = await api.store.db.select().from(questions)
    return rows.find((row) => row.id === id)?.key.theory
  }

  it('is the place that its editor names, else the first article of its topic, else nowhere', async () => {
    const first = { subject: 'training', type: 'notes', seoCode: 'first', title: 'Стаття first', block: null }
    const second = { ...first, seoCode: 'second', title: 'Стаття second', block: 'start' }
    expect([await linkOf('th-plain'), await linkOf('one-single'), await linkOf('one-matching')]).toEqual([second, first, null])
  })

  it('follows an article that is renamed, under the same version of the task', async () => {
    const files = theoryFiles()
    const article = files['subjects/training/theory/notes/first.yaml'] as object
    writeContent(api.directory, { 'subjects/training/theory/notes/first.yaml': { ...article, title: 'Нова назва' } })
    await loadContent(api.store.db, api.directory, { isProduction: true })
    expect((await linkOf('one-single'))?.title).toBe('Нова назва')
  })
})

describe('search', () => {
  it('goes through subjects, topics, articles and rows of tables', async () => {
    const { entries } = v.parse(searchIndexAnswerSchema, (await api.call('GET /v3/search')).body).data
    const own = entries.filter(({ to }) => to.startsWith('/subjects/training'))
    expect(own.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      's /subjects/training',
      't /subjects/training/one',
      't /subjects/training/one.first',
      't /subjects/training/one.second',
      't /subjects/training/two',
      'a /subjects/training/theory/notes/first',
      'a /subjects/training/theory/notes/second',
      'r /subjects/training/theory/dates#second',
      'r /subjects/training/theory/dates#first',
    ])
    expect(own.at(-2)).toEqual({
      kind: 'r',
      title: '1654',
      gist: 'Рада в Переяславі',
      place: 'Тренування · Дати',
      words: 'Нове',
      to: '/subjects/training/theory/dates#second',
    })
  })

  it('is sent once: the same index asked for again is not modified', async () => {
    const first = await api.fetch('/api/v3/search')
    const tag = first.headers.get('etag') ?? ''
    const again = await api.fetch('/api/v3/search', { headers: { 'if-none-match': tag } })
    expect([first.headers.get('cache-control'), again.status, await again.text()]).toEqual(['public, max-age=0, s-maxage=60', 304, ''])
  })
})
