import { expect, test } from 'vitest'
import { isAtRisk } from '#domain/prediction'
import { passText, rangeText, wantingText } from './prediction-text'

test.each([
  [148, 163, '148–163'],
  [150, 150, '149–151'],
  [200, 200, '199–200'],
  [null, 131, 'від «не складено» до 131'],
  [null, null, 'поки нижче порога'],
])('from %s to %s reads «%s»', (low, high, text) => {
  expect(rangeText({ low, high })).toBe(text)
})

test('the chance to pass is told in rough steps', () => {
  expect([0, 0.2, 0.55, 0.6, 0.9, 1].map(passText)).toEqual(['менше ніж 20 %', '20–40 %', '40–60 %', '60–80 %', '80–95 %', 'понад 95 %'])
  expect([isAtRisk({ pass: 0.79 }), isAtRisk({ pass: 0.8 })]).toEqual([true, false])
})

test('what is wanting for a prediction is counted in answers, then in sections', () => {
  expect([12, 18, 19, 95].map((answers) => wantingText({ answers }))).toEqual([
    'Ще 8 завдань до прогнозу',
    'Ще 2 завдання до прогнозу',
    'Ще 1 завдання до прогнозу',
    'До прогнозу бракує завдань із решти розділів',
  ])
})
