import { expect, test } from 'vitest'
import { groupWork } from '#samples/groups'
import { workAddress, workName } from './work-text'

test.each([
  [{}, 'Тема: Відсотки', '/subjects/math/tests/topics?topic=math.percent&count=10'],
  [{ done: 7 }, 'Тема: Відсотки', '/subjects/math/tests/topics?topic=math.percent&count=5'],
  [{ kind: 'lesson', title: 'Основи: Дроби', target: 'osnovy', lesson: 3 }, 'Урок: Основи: Дроби', '/courses?course=osnovy&lesson=3'],
  [{ kind: 'deck', title: 'Формули', target: 'math.formulas' }, 'Картки: Формули', '/flashcard?tab=decks&deck=math.formulas'],
] as const)('%j is «%s» and leads to %s', (change, name, address) => {
  const work = { ...groupWork, ...change }
  expect([workName(work), workAddress(work)]).toEqual([name, address])
})
