import { expect, test } from 'vitest'
import type { AdmissionRow } from '#contract/admission'
import { findRows } from './find-rows'

const row = (code: string, name: string, year = 2026): AdmissionRow => ({
  id: `${year}-${code}`,
  code,
  title: `${code} ${name}`,
  year,
  weights: {},
  electiveMax: 0.4,
  source: 'Джерело',
  verified: false,
})
const rows = [
  row('F3', 'Комп’ютерні науки', 2025),
  row('F3', 'Комп’ютерні науки'),
  row('H6', 'Ветеринарна медицина'),
  row('I2', 'Медицина'),
  row('A4.09', 'Середня освіта (Інформатика)'),
]
const idsOf = (typed: string) => findRows(rows, typed).map(({ id }) => id)

test('a row is found by its code or by words of its name, the newest year first', () => {
  expect([idsOf('f3'), idsOf('освіта інф'), idsOf('  '), idsOf('магія')]).toEqual([['2026-F3', '2025-F3'], ['2026-A4.09'], [], []])
})

test('the name that begins as it was typed comes before one that only has the word', () => {
  expect(idsOf('медицина')).toEqual(['2026-I2', '2026-H6'])
})
