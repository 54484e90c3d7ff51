import { expect, test } from 'vitest'
import { readAdmissions } from './admission.ts'

const file = (name: string, electiveMax: number) => ({
  hash: '',
  files: new Map([
    [
      name,
      `{ year: 2026, specialities: [{ id: a, title: А, weights: { math: 0.5, physics: 0.4 }, electiveMax: ${electiveMax}, source: с, verified: false }],
      regions: { year: 2025, source: с, verified: true, factors: [] }, branch: { factor: 1.02, source: с, verified: false }, floors: [] }`,
    ],
  ]),
})

const subjects = [
  { id: 'math', kind: 'required' },
  { id: 'physics', kind: 'elective' },
] as const

test('rules that contradict themselves are refused with their file', () => {
  expect(readAdmissions(file('admission/2026.yaml', 0.4), subjects).map(({ year }) => year)).toEqual([2026])
  expect(() => readAdmissions(file('admission/2026.yaml', 0.3), subjects)).toThrow(
    'admission/2026.yaml: a: коефіцієнт четвертого предмета більший за найбільший',
  )
  expect(() => readAdmissions(file('admission/2027.yaml', 0.4), subjects)).toThrow('admission/2027.yaml: рік 2026 у файлі 2027')
})
