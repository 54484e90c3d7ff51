import { expect, test } from 'vitest'
import { keyPositionComplaints, keyPositionReport, type TemplateFindings } from './key-positions.ts'

const lookedAt = (...counts: number[]): TemplateFindings => ({
  ready: { subject: 'history' } as TemplateFindings['ready'],
  complaints: [],
  keys: new Map(counts.map((count, index) => [['a', 'b', 'c', 'd', 'e'][index]!, count])),
})
const times = (count: number, looked: TemplateFindings) => Array.from({ length: count }, () => looked)

test('places are summed over all instances of the templates of a subject that have as many options', () => {
  expect(keyPositionReport([lookedAt(40, 60, 50, 50), lookedAt(60, 60, 40, 40), lookedAt(40, 40, 40, 40, 40), lookedAt()])).toEqual([
    'місце ключа в шаблонах, history, варіантів 4, шаблонів 2: 100 120 90 90; найчастіше дає +5.0 зі ста',
    'місце ключа в шаблонах, history, варіантів 5, шаблонів 1: 40 40 40 40 40; найчастіше дає +0.0 зі ста',
  ])
})

test('a subject whose best place gains more than three points of a hundred is named; one that gains three is not', () => {
  expect(keyPositionComplaints(times(4, lookedAt(57, 49, 47, 47)))).toEqual([
    'шаблони, history, варіантів 4: найчастіше місце ключа дає +3.5 зі ста, а можна 3',
  ])
  expect(keyPositionComplaints(times(4, lookedAt(56, 48, 48, 48)))).toEqual([])
})

test('three templates are too few to tell the place of a key from chance', () => {
  expect(keyPositionComplaints(times(3, lookedAt(80, 40, 40, 40)))).toEqual([])
})
