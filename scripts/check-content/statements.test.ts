import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instanceOf } from '../../server/content/task-templates/instance.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { statementTemplateSource } from '../../server/content/authoring/template-source.ts'
import { letterComplaints, statementComplaints } from './statements.ts'
import { lookAtTemplates } from './templates.ts'

const template = v.parse(statementTemplateSource, {
  id: 'which-are-true',
  version: 1,
  form: 'single',
  topic: 'one',
  difficulty: 0,
  seconds: 80,
  prompt: 'Які твердження є правильними?',
  statements: Array.from({ length: 12 }, (_, index) => ({ text: `Твердження номер $${index}$.`, isTrue: index % 2 === 0, why: 'так є' })),
})
const ready: ReadyTemplate = {
  subject: 'math',
  letters: 'ukrainian',
  language: 'uk',
  isComputed: true,
  numbering: 'task',
  file: 'made.yaml',
  links: {},
  rows: [],
  asks: [],
  template,
}
const made = instanceOf(ready, 1)
const options = made.source.options ?? {}
const complaintsAbout = (one: ReadyTemplate) => lookAtTemplates([one]).flatMap(({ complaints }) => complaints)
const complaintsAfter = (change: object) => statementComplaints(ready, { ...made, source: { ...made.source, ...change } }).join()

test('a template of statements whose instances are right has no complaints', () => {
  expect(complaintsAbout(ready)).toEqual([])
})

test('a template whose reasons cannot be drawn is named', () => {
  const broken = { ...template, statements: template.statements.map((each) => ({ ...each, why: '$\\frac{$' })) }
  expect(complaintsAbout({ ...ready, template: broken })).not.toEqual([])
})

test('a key that is not the set of the true statements is named', () => {
  expect(complaintsAfter({ key: made.source.key === 'a' ? 'b' : 'a' })).toContain('а ключ')
})

test('two options that claim the same are named', () => {
  expect(complaintsAfter({ options: { ...options, a: options['b'] ?? '' } })).toContain('варіанти не за порядком')
})

test('a statement that its template does not hold is named', () => {
  expect(complaintsAfter({ prompt: made.source.prompt.replace('номер', 'число') })).toContain('тверджень у завданні 2')
})

test('four options are named', () => {
  const { e: _, ...four } = options
  expect(complaintsAfter({ options: four })).toContain('варіантів 4')
})

test('a letter that is seldom the key is named', () => {
  const keys = new Map(['a', 'b', 'c', 'd'].map((letter) => [letter, 50]))
  expect(letterComplaints(ready, keys)).toEqual(['ключ стоїть на місці e лише 0 разів із 200'])
})
