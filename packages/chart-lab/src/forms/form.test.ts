import { expect, test } from 'vitest'
import { misfitsOf, payloadOf, payloadsOf, type Form } from './form.ts'

const form: Form = {
  step: { kind: 'choice', of: ['theory', 'check'] },
  person: { kind: 'group', parts: { name: { kind: 'text' }, age: { kind: 'one of', of: [{ kind: 'nothing' }, { kind: 'number' }] } } },
  marks: { kind: 'list', of: { kind: 'number' } },
  isLate: { kind: 'flag', isOptional: true },
}

test('a template has every part that must be there, and fits', () => {
  const payload = payloadOf(form)
  expect(payload).toEqual({ step: 'theory', person: { name: 'текст', age: 0 }, marks: [] })
  expect(misfitsOf(form, payload)).toEqual([])
})

test('every choice, every kind of a union and every flag has a payload of its own, and each fits', () => {
  const payloads = payloadsOf(form)
  expect(payloads.map(({ step }) => step)).toContain('check')
  expect(payloads.map(({ person }) => (person as { age: unknown }).age)).toContain(null)
  expect(payloads.map(({ isLate }) => isLate)).toEqual(expect.arrayContaining([undefined, true, false]))
  expect(payloads.flatMap((payload) => misfitsOf(form, payload))).toEqual([])
})

test('what does not fit is named by its path', () => {
  expect(misfitsOf(form, {})).toEqual(['step', 'person', 'marks'])
  expect(misfitsOf(form, { step: 'nowhere', person: { name: 7, age: 'old' }, marks: [1, 'two'], isLate: 'no' })).toEqual([
    'step',
    'person.name',
    'person.age',
    'marks.1',
    'isLate',
  ])
})
