import { expect, test } from 'vitest'
import { readTargets } from './targets'

test('whole numbers from 100 to 200 are targets, and an empty field is none', () => {
  expect(readTargets({ math: '180', ukrainian: ' 100 ', history: '200', english: '  ' })).toEqual({
    targets: { math: 180, ukrainian: 100, history: 200 },
    wrong: [],
  })
})

test.each(['99', '201', '150.5', '150,5', 'сто', '-150', '0x96', '15e1', '+150'])('«%s» is no target and is told as wrong', (text) => {
  expect(readTargets({ math: text, history: '150' })).toEqual({ targets: { history: 150 }, wrong: ['math'] })
})
