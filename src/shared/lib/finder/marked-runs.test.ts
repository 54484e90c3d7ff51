import { expect, test } from 'vitest'
import { createSearch } from './finder'
import { markedRuns } from './marked-runs'

test.each([
  ['відсотки', 'Відсотки і пропорції', '[Відсотки] і пропорції'],
  ['відсот', 'Задачі на відсотки.', 'Задачі на [відсотки].'],
  ['дискремінант', 'Дискримінант: D = b² − 4ac', '[Дискримінант]: D = b² − 4ac'],
  ['пять', 'м’ята, п’ять', 'м’ята, [п’ять]'],
  ['H2O', 'Вода (H₂O)', 'Вода ([H₂O])'],
  ['xiмiя', 'Хі́мія, 9 клас', '[Хі́мія], 9 клас'],
])('%s is marked in «%s»', (query, title, marked) => {
  const [found] = createSearch([{ id: 'one', title }], { title: 1 })(query)
  const runs = markedRuns(title, found?.terms ?? [])
  expect(runs.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).toBe(marked)
  expect(runs.map(({ text }) => text).join('')).toBe(title)
})
