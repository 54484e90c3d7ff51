import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '../store/schema.ts'
import type { Content } from './content.ts'
import { programmeTable } from './programme-table.ts'

type Told = Parameters<typeof programmeTable>[0]
const section = (id: string, title: string): StoredBlock => ({ kind: 'section', id, title, text: [] })
const article = (seoCode: string, title: string, topics: string[], blocks: StoredBlock[]) =>
  ({ subject: 'sky', type: 'notes', body: { seoCode, title, topics, blocks } }) as unknown as Content['theory'][number]['articles'][number]
const slot = (from: number, to: number, topics: string[]) =>
  ({ from, to, wants: [{ topics }] }) as unknown as Content['blueprints'][string][number]

function told(articles: Content['theory'][number]['articles']): Told {
  const topics = [
    {
      id: 'sky.near',
      title: 'Поруч',
      children: [
        { id: 'sky.near.moon', title: 'Місяць' },
        { id: 'sky.near.sun', title: 'Сонце' },
      ],
    },
    { id: 'sky.far', title: 'Далеко', children: [] },
  ]
  const task = { question: { topic: 'sky.near.sun' }, theory: 'pair#light' }
  return {
    subjects: [{ id: 'sky', topics }],
    blueprints: { sky: [slot(1, 1, ['sky.near.moon']), slot(2, 3, ['sky.near.moon', 'sky.far']), slot(7, 7, ['sky.far'])] },
    theory: [{ articles, tables: [], pictures: [] }],
    sets: [{ subject: 'sky', tasks: [task] }],
    papers: [],
  } as unknown as Told
}

const moon = article('moon', 'Фази', ['sky.near.moon'], [section('why', 'Чому'), section('when', 'Коли')])
const pair = article('pair', 'Світила', ['sky.near.sun', 'sky.far'], [section('light', 'Світло'), section('night', 'Ніч')])

describe('programmeTable', () => {
  it('names the numbers that ask for a topic, its article and all sections of it', () => {
    const rows = programmeTable(told([moon, pair]), 'sky').split('\n')
    expect(rows[0]).toBe('### Поруч')
    expect(rows[4]).toBe(
      '| Місяць | 1–3 | [Фази](/subjects/sky/theory/notes/moon): [Чому](/subjects/sky/theory/notes/moon#why), [Коли](/subjects/sky/theory/notes/moon#when) |',
    )
  })

  it('of an article of several topics names the sections that tasks of this topic lead to', () => {
    const rows = programmeTable(told([moon, pair]), 'sky').split('\n')
    expect(rows[5]).toBe('| Сонце | — | [Світила](/subjects/sky/theory/notes/pair): [Світло](/subjects/sky/theory/notes/pair#light) |')
    expect(rows.at(-1)).toBe('| Далеко | 2–3, 7 | [Світила](/subjects/sky/theory/notes/pair) |')
  })

  it('gives a section its own article before its topics', () => {
    const near = article('near', 'Усе поруч', ['sky.near'], [])
    expect(programmeTable(told([moon, pair, near]), 'sky')).toContain(
      '### Поруч\n\n[Усе поруч](/subjects/sky/theory/notes/near).\n\n| Тема',
    )
  })

  it('refuses a topic that no article explains, and an unknown subject', () => {
    expect(() => programmeTable(told([pair]), 'sky')).toThrow('sky.near.moon')
    expect(() => programmeTable(told([moon, pair]), 'sea')).toThrow('sea')
  })
})
