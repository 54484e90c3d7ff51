import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instanceOf } from './instance.ts'
import { templateSource } from '../authoring/template-source.ts'

const told = (number: number, isTrue: boolean) => ({
  text: `Число $${number}$ ${isTrue ? 'парне' : 'велике'}.`,
  isTrue,
  why: `${number}-та причина`,
})
const statements = Array.from({ length: 12 }, (_, index) => told(index, index % 2 === 0))
const written = {
  id: 'which-are-true',
  version: 1,
  form: 'single',
  topic: 'one',
  pattern: 'statements',
  difficulty: 0,
  seconds: 80,
  prompt: 'Які з наведених тверджень є правильними?',
  statements,
}
const template = v.parse(templateSource, written)
const ready = { template, rows: [], asks: [] }
const instances = Array.from({ length: 200 }, (_, seed) => instanceOf(ready, seed + 1).source)
const listed = (prompt: string) => prompt.split('\n\n').slice(1)
const truths = (prompt: string) => listed(prompt).flatMap((line) => (line.includes('парне') ? [line.split('.')[0]] : []))
const named = (text: string) => text.match(/I+/g) ?? []

test('the stem lists three different statements with their numerals', () => {
  for (const { prompt } of instances) {
    expect(prompt).toMatch(/^Які з наведених тверджень є правильними\?\n\nI\. .+\n\nII\. .+\n\nIII\. .+$/)
    expect(new Set(listed(prompt).map((line) => line.replace(/^I+\. /, ''))).size).toBe(3)
  }
})

test('the key alone names exactly the true statements', () => {
  for (const { prompt, options = {}, key } of instances) {
    const right = Object.entries(options).filter(([, text]) => named(text).join() === truths(prompt).join())
    expect(right.map(([id]) => id)).toEqual([key])
  }
})

test('five options stand in the order of printed papers', () => {
  const order = ['лише I', 'лише II', 'лише III', 'лише I та II', 'лише I та III', 'лише II та III', 'I, II та III']
  for (const { options = {} } of instances) {
    const indices = Object.values(options).map((text) => order.indexOf(text))
    expect(Object.keys(options)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(indices).toEqual([...new Set(indices)].toSorted((a, b) => a - b))
    expect(indices).not.toContain(-1)
  }
})

test('every letter and every set of true statements is the key often', () => {
  const byLetter = Map.groupBy(instances, ({ key }) => key)
  const bySet = Map.groupBy(instances, ({ prompt }) => truths(prompt).join())
  expect([byLetter.size, bySet.size]).toEqual([5, 7])
  for (const [, group] of byLetter) expect(group.length).toBeGreaterThan(20)
  for (const [, group] of bySet) expect(group.length).toBeGreaterThan(12)
})

test('the explanation judges the three statements in turn with their reasons', () => {
  for (const { prompt, explanation } of instances) {
    const verdicts = listed(prompt).map((line) => {
      const [, numeral, place, kind] = /^(I+)\. Число \$(\d+)\$ (.+)\.$/.exec(line) ?? []
      return `${numeral} — ${kind === 'парне' ? 'правильне' : 'хибне'}: ${place}-та причина.`
    })
    expect(explanation).toBe(verdicts.join(' '))
  }
})

test('the note on a wrong option names what it holds for true wrongly and what it leaves out', () => {
  for (const { prompt, options = {}, notes = {}, key } of instances) {
    expect(Object.keys(notes)).toEqual(Object.keys(options).filter((id) => id !== key))
    for (const [id, note] of Object.entries(notes)) {
      const [claimed, right] = [named(options[id] ?? ''), truths(prompt)]
      const missed = right.filter((each) => !claimed.includes(each as never))
      expect([...note.matchAll(/Твердження (I+) хибне: \d+-та причина\./g)].map(([, each]) => each)).toEqual(
        claimed.filter((each) => !right.includes(each)),
      )
      expect(
        note
          .split(/(?=Пропущено)/)
          .filter((part) => part.startsWith('Пропущено'))
          .flatMap(named),
      ).toEqual(missed)
    }
  }
})

test('a seed gives the same task every time, another seed another one', () => {
  expect(instanceOf(ready, 7)).toEqual(instanceOf(ready, 7))
  expect(new Set(instances.map(({ prompt }) => prompt)).size).toBeGreaterThan(150)
})

test.each([
  ['too few statements', { statements: statements.slice(1) }],
  ['too few false ones', { statements: statements.map((each, index) => ({ ...each, isTrue: index > 3 })) }],
  ['a statement twice', { statements: [...statements, statements[0]] }],
  ['a reason that ends a sentence', { statements: statements.map((each) => ({ ...each, why: 'Тому.' })) }],
  ['a statement without its full stop', { statements: statements.map((each) => ({ ...each, text: each.text.slice(0, -1) })) }],
])('a template with %s is refused', (_, change) => {
  expect(v.is(templateSource, { ...written, ...change })).toBe(false)
})
