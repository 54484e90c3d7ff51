import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SurveySummary } from '#domain/survey'
import { surveySummary } from '#samples/surveys'
import { ResultList } from './result-list'

const finished = { ...surveySummary, clock: { ...surveySummary.clock, finishedAt: '2026-11-20T10:30:00.000Z' } }
const list: Partial<SurveySummary>[] = [
  { raw: 21, max: 32, scaled: 155 },
  { raw: 3, max: 32 },
  { raw: 30, max: 77, subjects: ['ukrainian', 'math'], subject: 'block' },
  { raw: 7, max: 10, mode: 'quick' },
  { raw: null },
  { raw: 1, max: 10, mode: 'quick', isBegunOffline: true },
]

test('only a whole paper of one subject can be below the threshold', () => {
  render(<ResultList surveys={list.map((each, index) => ({ ...finished, id: `nmt-0000000${index}`, ...each }))} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Варіант 120 листопада21 з 32155',
    'Варіант 120 листопада3 з 32нижче порога',
    'Варіант 120 листопада30 з 7739 %',
    'Варіант 120 листопада7 з 1070 %',
    'Варіант 120 листопадачас вийшов',
    'Варіант 120 листопада · почато без мережі1 з 1010 %',
  ])
})
