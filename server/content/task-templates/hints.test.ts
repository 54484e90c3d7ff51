import { expect, test } from 'vitest'
import * as v from 'valibot'
import { instanceOf } from './instance.ts'
import { templateSource } from '../authoring/template-source.ts'

const common = {
  version: 1,
  topic: 'sky',
  difficulty: 0,
  seconds: 60,
  hints: ['Порівняй відстані до зір.', 'Запиши обидві відстані поруч.'],
}
const statements = Array.from({ length: 12 }, (_, index) => ({
  text: `Твердження ${index}.`,
  isTrue: index % 2 === 0,
  why: 'так видно з рисунка',
}))
const templates = [
  { ...common, id: 'say', form: 'single', prompt: 'Які твердження правильні?', statements },
  {
    ...common,
    id: 'sum',
    form: 'numeric',
    prompt: 'Скільки буде $@a+1$?',
    explanation: '$@a+1=@(a+1)$.',
    draw: { a: '2..9' },
    key: 'a+1',
    check: '1+a',
    hints: ['Додай до $@a$ одиницю.'],
  },
]

test.each(templates)('an instance of $id has the hints of its template', (written) => {
  const template = v.parse(templateSource, written)
  const { source, scope } = instanceOf({ template, rows: [], asks: [] }, 1)
  expect(source.hints).toEqual(written.hints.map((hint) => hint.replace('@a', String(scope['a']))))
})
