import { expect, test } from 'vitest'
import type { Content } from '../../server/content/content.ts'
import { subjectFactComplaints } from './subject-facts.ts'

const content = (weights: Record<string, number>) =>
  ({
    subjects: [{ id: 'math' }, { id: 'english' }],
    admissions: [{ year: 2026, specialities: [{ id: 'a2', weights }] }],
  }) as unknown as Pick<Content, 'subjects' | 'admissions'>
const source = (english: string) => ({
  hash: '',
  files: new Map([
    ['subjects/math/subject.yaml', '{ language: uk, isComputed: true }'],
    ['subjects/english/subject.yaml', english],
  ]),
})

test('a subject without its facts or without a weight in a speciality is named', () => {
  expect(subjectFactComplaints(source('{ language: en, isComputed: false }'), content({ math: 0.4, english: 0 }))).toEqual([])
  expect(subjectFactComplaints(source('{ isComputed: false }'), content({ math: 0.4 }))).toEqual([
    'subjects/english/subject.yaml: не сказано language',
    'admission/2026.yaml: a2: немає коефіцієнта предмета english',
  ])
})
