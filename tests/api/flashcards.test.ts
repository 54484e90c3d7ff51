import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { deckAnswerSchema, decksAnswerSchema } from '#contract/flashcard'
import { type Flashcard } from '#domain/flashcard'
import { exportedFileAnswerSchema } from '#contract/deck-file'
import { loadContent } from '../../server/content/loading/load.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { secrets } from './fixtures/secrets.ts'
import { writeContent } from './fixtures/content.ts'
import { openContent } from './fixtures/open-content.ts'
import { factTable, theoryFiles } from './fixtures/theory.ts'

const api = await openContent(theoryFiles())
afterAll(() => api.close())

const words = (text: string) => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
const deckAt = async (path: string, token?: string) =>
  v.parse(deckAnswerSchema, (await api.call(`GET /v3/flashcards/${path}`, token === undefined ? {} : { token })).body).data.deck
const dates = {
  id: 'training.dates',
  kind: 'table',
  title: 'Дати',
  subject: { id: 'training', title: 'Тренування' },
  type: 'dates',
  cards: 2,
}

describe('decks of theory', () => {
  it('are made of its tables, with their counts, for everybody', async () => {
    const { decks } = v.parse(decksAnswerSchema, (await api.call('GET /v3/flashcards/decks')).body).data
    expect(decks).toEqual([{ ...dates, version: expect.stringMatching(/^[\w-]{16}$/) }])
  })

  it('have a card for each row: what the prompt column asks the others answer', async () => {
    const { list, version: _version, ...deck } = await deckAt('decks/training.dates')
    expect(deck).toEqual(dates)
    const source = { title: 'Дати', to: '/subjects/training/theory/dates#second' }
    const common = { deck: 'training.dates', subject: 'training', topic: 'two', figure: null, hint: 'Подія', isOff: false }
    const back = [
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Рада в ' },
          { kind: 'emphasis', children: [{ kind: 'text', text: 'Переяславі' }] },
        ],
      },
    ]
    expect(list[0]).toEqual({ ...common, id: 'row.second', front: words('1654'), back, source })
    expect(list.map(({ id }) => id)).toEqual(['row.second', 'row.first'])
  })

  it('are sent again only when a letter has changed', async () => {
    const ask = (path: string, tag?: string) =>
      api.fetch(`/api/v3/flashcards/${path}`, { headers: tag === undefined ? {} : { 'if-none-match': tag } })
    for (const path of ['decks', 'decks/training.dates']) {
      const tag = (await ask(path)).headers.get('etag') ?? ''
      const again = await ask(path, tag)
      expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'public, max-age=0, s-maxage=60'])
    }
    const before = (await ask('decks/training.dates')).headers.get('etag') ?? ''
    const [row] = factTable.rows
    writeContent(api.directory, {
      'subjects/training/theory/dates.yaml': { ...factTable, rows: [{ ...row, cells: { date: '1654', event: 'Рада' } }] },
    })
    await loadContent(api.store.db, api.directory)
    const changed = await ask('decks/training.dates', before)
    expect([changed.status, (await deckAt('decks/training.dates')).cards]).toEqual([200, 1])
  })

  it.each(['training.terms', 'mistakes', 'own', '__proto__', '%00', "'"])('there is no deck %s for everybody', async (id) => {
    const { status, body } = await api.call(`GET /v3/flashcards/decks/${id}`)
    expect([status, body]).toEqual([404, { errorMessage: 'Такої колоди немає' }])
  })
})

describe('«Мої помилки»', () => {
  const mistaken = async () => {
    const me = visitor(api, await api.guest())
    const survey = await me.begin({ mode: 'nmt', paper: 'one' })
    await me.send(survey.id, answersAt(api.clock.now, { ...right('one'), 'one-single': 'a', 'one-numeric': '7' }))
    return { me, survey }
  }

  it('hold nothing of a test that is not finished', async () => {
    const { me } = await mistaken()
    expect((await deckAt('mistakes', me.token)).list).toEqual([])
  })

  it('hold each task that went wrong, with its key and where it did; calculations begin off', async () => {
    const { me, survey } = await mistaken()
    await me.finish(survey.id)
    const { list, cards } = await deckAt('mistakes', me.token)
    const byId = new Map(list.map((card): [string, Flashcard] => [card.id, card]))
    expect([[...byId.keys()].toSorted(), cards]).toEqual([['task.one-numeric', 'task.one-single'], 2])
    const source = { title: `З твоєї помилки: ${survey.title}`, to: `/result/training/${survey.id}` }
    const single = byId.get('task.one-single')
    expect([single?.source, single?.isOff, single?.figure?.alt]).toEqual([source, false, 'Квадрат зі стороною чотири сантиметри'])
    const letter = (label: string, text: string) => ({
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [{ kind: 'text', text: label }] },
        { kind: 'text', text: ' ' },
        { kind: 'text', text },
      ],
    })
    expect(single?.front.slice(1)).toEqual([letter('А', 'перший'), letter('Б', 'другий'), letter('В', 'третій'), letter('Г', 'четвертий')])
    expect(single?.back).toEqual([letter('Б', 'другий'), ...words(secrets.explanation)])
    expect(byId.get('task.one-numeric')?.isOff).toBe(true)
  })

  it('are nobody else’s, and unchanged are not sent again', async () => {
    const { me, survey } = await mistaken()
    await me.finish(survey.id)
    expect((await deckAt('mistakes', await api.guest())).list).toEqual([])
    const { headers } = await api.call('GET /v3/flashcards/mistakes', { token: me.token })
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const again = await api.call('GET /v3/flashcards/mistakes', {
      token: me.token,
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

it('a deck is given as a file of its own words; one that is not there, or in an unknown form, is refused', async () => {
  const token = await api.guest()
  const exported = async (path: string) => api.call(`GET /v3/flashcards/export/${path}`, { token })
  const { name, type, base64 } = v.parse(exportedFileAnswerSchema, (await exported('training.dates?format=csv')).body).data
  expect([name, type, Buffer.from(base64, 'base64').toString()]).toEqual(['Дати.csv', 'text/csv; charset=utf-8', '\ufeff1654,Рада\r\n'])
  const refused = [await exported('training.none'), await exported(`${crypto.randomUUID()}?format=txt`), await exported('own?format=pdf')]
  expect(refused.map(({ status, body }) => [status, body.errorMessage])).toEqual([
    [404, 'Такої колоди немає'],
    [404, 'Такої колоди немає'],
    [422, 'Невідомий формат'],
  ])
})
