import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nameSchema } from '#contract/auth'
import { groupTitleSchema } from '#contract/group'
import { ownDeckSchema } from './own-card.ts'
import { isSeen, visibleText } from './visible-text.ts'

const nothing = [
  '\u200b\u200b\u200b',
  '\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u115f\u1160\uffa0',
  '\u00ad\u2060\ufeff',
  '\u202e\u2066\u200f',
  '\u200d\u200d\u200d',
  '\u{e0041}\u{e0042}\u{e0043}',
  '\u0301\u0301\u0301',
  '\u00a0\u2003\u3000',
]

test.each(nothing)('%j is a name of nothing', (name) => {
  expect(isSeen(name)).toBe(false)
  for (const schema of [nameSchema, groupTitleSchema]) expect(v.safeParse(schema, name).success).toBe(false)
  expect(v.safeParse(ownDeckSchema, { id: 'b1a7f6de-5b5c-4d5e-9b7a-111111111111', title: name }).success).toBe(false)
})

test.each([
  ['\u202eгляв яло', 'гляв яло'],
  ['Оля\u200b', 'Оля'],
  ['  Оля \u3164 Коваль ', 'Оля Коваль'],
  ['Ім’я\n\tКоваль', 'Ім’я Коваль'],
  ['Зоя 👩\u200d🔬', 'Зоя 👩\u200d🔬'],
  ['Олександра-Єва Ґудзь', 'Олександра-Єва Ґудзь'],
])('%j is kept as %j', (typed, kept) => expect(v.parse(nameSchema, typed)).toBe(kept))

test('what is seen is counted, whatever it is made of', () => {
  const lengthOf = (text: string) => [4, 3, 2, 1, 0].find((least) => isSeen(text, least))
  expect(['Оля', 'О\u0301ля', '👩\u200d🔬🙂🙂', 'a b', ''].map(lengthOf)).toEqual([3, 3, 3, 2, 0])
  expect(v.safeParse(nameSchema, '👩\u200d🔬').success).toBe(false)
  expect(visibleText('ї')).toBe('ї')
})
