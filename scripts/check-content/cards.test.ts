import { expect, test } from 'vitest'
import { cardComplaints } from './cards.ts'
import type { TableFile } from './sources.ts'

const table = (subject: string, rows: number): TableFile => ({
  file: `subjects/${subject}/theory/terms.yaml`,
  subject,
  type: 'terms',
  table: {
    title: 'Терміни',
    intro: 'Що є що.',
    columns: [],
    deckPerTopic: [],
    prompt: ['term'],
    view: 'table',
    rows: Array.from({ length: rows }, (_, index) => ({ id: `${subject}-${index}`, topic: subject, harder: 0, cells: {} })),
  },
})

test('a subject with theory and fewer than sixty cards in all its tables is named', () => {
  expect(cardComplaints([{ subject: 'math' }], [table('history', 30), table('history', 29), table('english', 60)])).toEqual([
    'subjects/math/theory: карток 0, а треба щонайменше 60',
    'subjects/history/theory: карток 59, а треба щонайменше 60',
  ])
})
