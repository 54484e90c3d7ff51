import { expect, test } from 'vitest'
import { areNested } from './date-spans.ts'

test.each([
  ['червень 1651', '1651'],
  ['1 листопада 1918', 'листопад 1918'],
  ['27 січня (9 лютого) 1918', 'січень 1918'],
  ['травень 1848', 'весна 1848'],
  ['грудень 1922', '1921–1923'],
  ['1996', '1996'],
  ['29–30 вересня 1941', 'вересень 1941'],
])('%s lies within %s, so both are right for one event', (inner, outer) => {
  expect([areNested(inner, outer), areNested(outer, inner)]).toEqual([true, true])
})

test.each([
  ['травень 1648', 'вересень 1648'],
  ['1650', '1651'],
  ['листопад 2013 – лютий 2014', 'лютий–березень 2014'],
  ['V–III тис. до н. е.', '1651'],
])('%s and %s are dates of their own', (one, other) => {
  expect(areNested(one, other)).toBe(false)
})
