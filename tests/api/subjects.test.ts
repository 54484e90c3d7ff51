import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { referenceAnswerSchema, subjectAnswerSchema, subjectsAnswerSchema } from '#contract/subject'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

describe('the catalogue', () => {
  it('lists all subjects in their order and says how many papers are ready', async () => {
    const { status, body } = await api.call('GET /v3/subjects')
    expect([status, v.parse(subjectsAnswerSchema, body).data.subjects]).toEqual([
      200,
      [
        {
          id: 'training',
          title: 'Тренування',
          kind: 'required',
          order: 1,
          tasks: 9,
          max: 19,
          block: 1,
          threshold: 4,
          minutes: 60,
          papers: 2,
          practice: 28,
        },
        {
          id: 'unready',
          title: 'Ще не готове',
          kind: 'required',
          order: 2,
          tasks: 9,
          max: 19,
          block: 1,
          threshold: 4,
          minutes: 60,
          papers: 0,
          practice: 0,
        },
      ],
    ])
  })

  it('gives the reference sheet by itself with its formulas drawn, and with the subject without them', async () => {
    const alone = v.parse(referenceAnswerSchema, (await api.call('GET /v3/subjects/training/reference')).body).data
    const { subject } = v.parse(subjectAnswerSchema, (await api.call('GET /v3/subjects/training')).body).data
    const { formulas, ...sheet } = alone.reference ?? {}
    expect(formulas?.map(({ tex, isBlock }) => [tex, isBlock])).toContainEqual(['a+b', false])
    expect([alone.title, sheet]).toEqual([subject.title, subject.reference])
  })

  it('shows one subject with its topics, tables, published papers and reference sheet', async () => {
    const { subject } = v.parse(subjectAnswerSchema, (await api.call('GET /v3/subjects/training')).body).data
    expect(subject.paperList).toEqual([
      { id: 'one', title: 'Варіант 1', tasks: 9, max: 19 },
      { id: 'two', title: 'Варіант 2', tasks: 9, max: 19 },
    ])
    expect(subject.reference?.sections[0]?.entries[0]).toEqual({
      caption: [
        { kind: 'text', text: 'Сума ' },
        { kind: 'math', tex: 'a+b' },
      ],
      body: [
        {
          kind: 'table',
          head: [[{ kind: 'text', text: 'n' }], [{ kind: 'text', text: 'n²' }]],
          rows: [[[{ kind: 'text', text: '2' }], [{ kind: 'text', text: '4' }]]],
        },
      ],
    })
    expect([subject.scale.scores.at(-1), subject.topics[0]?.children.length]).toEqual([200, 2])
  })

  it.each(['nothing', 'Training', '%00', "'", 'x'.repeat(99)])('has no subject %j', async (id) => {
    const { status, body } = await api.call(`GET /v3/subjects/${id}`)
    expect([status, body]).toEqual([404, { errorMessage: 'Такого предмета немає' }])
  })
})

describe('a picture', () => {
  const address = async () => (await api.survey(await api.guest(), { paper: 'one' })).questions[0]?.figure?.src ?? ''

  it('is served as a harmless file that may be kept for ever', async () => {
    const answer = await api.fetch(await address())
    expect([answer.status, await answer.text()]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'])
    const names = ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy']
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      'image/svg+xml; charset=utf-8',
      'nosniff',
      'public, max-age=31536000, immutable',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ])
  })

  it('under an old version is checked again each time', async () => {
    const answer = await api.fetch((await address()).replace(/v=.*/, 'v=old'))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  it.each([
    '/media/training/unused.svg',
    '/media/training/../one.yaml',
    '/media/training/%2e%2e%2fone.yaml',
    '/media/',
    '/media/training/plane.svg/x',
  ])('is not there at %s', async (path) => {
    const answer = await api.fetch(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})
