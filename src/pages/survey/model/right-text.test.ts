import { expect, test } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { rightText } from './right-text'

type Form = keyof typeof tasks

test('the right answer of each form is named in the letters and numbers of its task', () => {
  const named = (Object.keys(tasks) as Form[]).map((form) => [form, rightText(tasks[form], keys[form], 5)])
  expect(Object.fromEntries(named)).toEqual({
    single: 'Б',
    matching: '1–А, 2–Б, 3–В',
    sequence: 'А → Б → В → Г',
    multi: '2, 4, 7',
    grouped: '1–2, 2–1, 3–2',
    numeric: '0,5',
    gap: '5–А, 6–А',
    gapPool: '5–А, 6–В',
  })
})
