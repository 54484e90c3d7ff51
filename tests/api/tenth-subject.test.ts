import { afterAll, describe, expect, it } from 'vitest'
import { visitor } from './fixtures/calls.ts'
import { openContent } from './fixtures/open-content.ts'
import { tenthSubject } from './fixtures/tenth-subject.ts'
import { subjectStyles } from '../../src/app/styles/subject-styles.ts'

const api = await openContent(tenthSubject())
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())

describe('a subject of content alone', () => {
  it('stands in the catalogue and has a hub with its topics and its paper', async () => {
    const me = await newcomer()
    const { subjects } = await me.get('/v3/subjects')
    expect(subjects.map(({ id, papers, practice }: Record<string, unknown>) => [id, papers, practice])).toContainEqual(['astronomy', 1, 19])
    const { subject } = await me.get('/v3/subjects/astronomy')
    expect([subject.title, subject.topics.map(({ id }: { id: string }) => id)]).toEqual(['Астрономія', ['astronomy.sky', 'astronomy.sun']])
  })

  it('has a sign and a colour of its own without a line of code: its letter, in pencil', () => {
    const rules = Object.entries(subjectStyles as Record<string, Record<string, unknown>>)
    const signOf = (subject: string) =>
      Object.assign({}, ...rules.flatMap(([to, style]) => (to === '[data-subject]' || to.includes(`=${subject}]`) ? [style] : [])))
    expect(signOf('astronomy')).toMatchObject({
      '--subject': '{colors.inkMuted}',
      '--subject-sign': 'none',
      '--subject-letter': 'attr(data-letter)',
    })
    expect(signOf('physics')).toMatchObject({ '--subject-sign': expect.stringContaining('900%'), '--subject-letter': '""' })
  })

  it('is practised by its topics', async () => {
    const me = await newcomer()
    const { subject, questions } = await me.begin({ subject: 'astronomy', mode: 'topics', topics: ['astronomy.moon'], count: 5 })
    expect([subject, questions.map(({ topic }) => topic)]).toEqual(['astronomy', Array.from({ length: 5 }, () => 'astronomy.moon')])
  })

  it('has the cards of its tables', async () => {
    const { decks } = await (await newcomer()).get('/v3/flashcards/decks')
    const own = decks.filter(({ subject }: { subject: { id: string } | null }) => subject?.id === 'astronomy')
    expect(own.map(({ id, cards }: Record<string, unknown>) => [id, cards])).toEqual([['astronomy.dates', 2]])
  })

  it('is sat as a paper by the time of its structure, and brings a result', async () => {
    const me = await newcomer()
    const { id, title, questions, clock } = await me.begin({ subject: 'astronomy', mode: 'nmt' })
    expect([title, questions.length, clock.seconds]).toEqual(['Варіант 1', 9, 3600])
    const { subject, raw, max } = await me.result(id)
    expect([subject, raw, max]).toEqual(['astronomy', 0, 19])
  })
})
