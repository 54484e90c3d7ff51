import { expect, test } from 'vitest'
import { chanceText, readPassing } from './chance-text'

const forecast = { low: 160, high: 180, middle: 170 }

test.each([
  [155, 'торік вистачило б навіть нижнього краю прогнозу'],
  [165, 'торік вистачило б середини прогнозу, нижнього краю ні'],
  [175, 'торік вистачило б лише верхнього краю прогнозу: від середини бракує 5,0'],
  [190, 'торік не вистачило б: від середини прогнозу бракує 20,0'],
])('a place that took from %d is weighed against the forecast', (score, words) => {
  expect(chanceText(score, forecast)).toBe(words)
})

test('without a range there are no edges to speak of', () => {
  const exact = { low: 170, high: 170, middle: 170 }
  expect([chanceText(165, exact), chanceText(172.5, exact)]).toEqual(['торік цього вистачило б', 'торік не вистачило б 2,5'])
})

test('a passing score is read with a comma or a point, and nothing else is', () => {
  expect(['178,432', ' 152.5 ', '', '99', '211', 'сто'].map(readPassing)).toEqual([178.432, 152.5, null, null, null, null])
})
