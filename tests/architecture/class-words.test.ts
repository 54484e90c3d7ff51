import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whoever learns together is a «клас» for those who read; `group` is its name in code alone (`docs/glossary.md`). */
const called = /груп(?!ов)/iu

/** Other groups: of elements, of options, and the groups that a tutor has in life. */
const others = [
  'Клас або репетиторська група?',
  'По одній у трьох групах',
  'Обери по одній відповіді в кожній групі',
  'По одному з кожної групи',
  'група ${index + 1}',
  'група ${group}',
  'елемент має групу або ряд',
]

const found = (text: string): string[] =>
  text.split('\n').filter((line) => called.test(line) && !others.some((other) => line.includes(other)))

test('a class that is called a group is seen', () => {
  expect(found('<Panel title="Завдання групи">')).toHaveLength(1)
  expect(found('<p>Клас або репетиторська група?</p>')).toEqual([])
})

test('a class is called a class wherever somebody reads of it', () => {
  const code = globSync('{src,server,contract}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const pages = globSync('content/{pages,legal}/*.yaml')
  expect([...code, ...pages].flatMap((file) => found(readFileSync(file, 'utf8')).map((line) => ({ file, line })))).toEqual([])
})
