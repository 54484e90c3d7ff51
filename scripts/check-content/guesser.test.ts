import { describe, expect, test } from 'vitest'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { seeded } from '#domain/random'
import { cuesOf, type Choice } from './cues.ts'
import { guess } from './guess.ts'
import { isOrdered, isUnread, valueOf } from './option-order.ts'
import { oddForms } from './odd-forms.ts'
import type { Puzzle } from './puzzles.ts'

const name = (length: number, index: number) => 'абвгґдежзи'.charAt(index).repeat(length)
/** A bank where the place and the length of the key are what `keyOf` makes them. */
function bankOf(lengthOfKey: (random: () => number) => number): Puzzle[] {
  const random = seeded(5)
  return Array.from({ length: 1000 }, (_, task) => {
    const key = Math.floor(random() * 4)
    const options = [0, 1, 2, 3].map((index) => name(index === key ? lengthOfKey(random) : anyLength(random), index))
    return puzzle(`task-${task}`, [{ id: '', stem: 'Оберіть', options, key }])
  })
}
const puzzle = (id: string, choices: Choice[], hasRows = true): Puzzle => ({ id, form: 'single', choices, hasRows })
const anyLength = (random: () => number) => 10 + Math.floor(random() * 7)

describe('guessing by cues', () => {
  test('gains much where the key is the longest option', () => {
    expect(guess(bankOf(() => 30)).gain).toBeGreaterThan(70)
  })

  test('gains next to nothing where nothing gives the key away', () => {
    expect(Math.abs(guess(bankOf(anyLength)).gain)).toBeLessThan(5)
  })

  test('gains where the rows of a matching task have their keys in the same positions', () => {
    const options = (task: number) => [0, 1, 2, 3, 4].map((index) => name(10 + (task % 5), index))
    const matching = (keysOf: (task: number) => number[]) =>
      Array.from({ length: 200 }, (_, task) => {
        const rows = keysOf(task).map((key, row) => ({ id: '', stem: '', options: options(task), key, row: `${row + 1}` }))
        return puzzle(`task-${task}`, rows)
      })
    expect(guess(matching(() => [3, 1, 0])).gain).toBeGreaterThan(70)
    expect(guess(matching((task) => [task % 5, (task + 1) % 5, (task + 3) % 5])).gain).toBeLessThan(5)
  })

  test('gains where several right options stand first, whatever their order', () => {
    const options = [0, 1, 2, 3, 4, 5, 6].map((index) => name(10, index))
    const several = (keysOf: (task: number) => number[]) =>
      Array.from({ length: 200 }, (_, task) =>
        puzzle(
          `task-${task}`,
          keysOf(task).map((key) => ({ id: '', stem: 'Оберіть три', options, key })),
          false,
        ),
      )
    const first = guess(several((task) => (task % 2 ? [0, 1, 2] : [2, 0, 1])))
    expect([first.choices, Math.round(first.chance), Math.round(first.score)]).toEqual([600, 257, 600])
    expect(guess(several((task) => [task % 7, (task + 1) % 7, (task + 3) % 7])).gain).toBeLessThan(5)
  })

  test.each([
    ['єдиний із категоричним словом', ['завжди так', 'інколи так', 'часом так', 'зрідка так'], [0]],
    ['єдиний без категоричного слова', ['завжди так', 'ніколи так', 'лише так', 'зрідка так'], [3]],
    ['інший за формою: цифри', ['у Києві', 'у 1918 році', 'у Львові', 'у Харкові'], [1]],
    ['один із майже однакових', ['мирний договір короля', 'мирний договір князя', 'облога', 'повстання'], []],
    ['інший за формою: крапка', ['так.', 'ні', 'інколи', 'часом'], [0]],
    ['інший за формою: абетка', ['Київ', 'Львів', 'Lviv', 'Харків'], [2]],
    ['інший за формою: удвічі довший', ['мир', 'війна', 'довгий опис того, що сталося', 'союз'], [2]],
    ['найбільше слів з умови', ['гетьман війська', 'король', 'цар', 'султан'], [0]],
  ])('%s points at the right option', (cue, options, indices) => {
    const found = cuesOf({ id: 'x', stem: 'Хто був гетьманом війська?', options, key: 0 }).find((each) => each.cue === cue)
    expect(found?.indices ?? []).toEqual(indices)
  })
})

test('options that are all numbers must stand in order, up or down; words and several roots have their own', () => {
  expect(isOrdered(['$2$', '$3{,}5$', '$4\\sqrt{2}$ см'])).toBe(true)
  expect(isOrdered(['$\\frac{1}{2}$', '$0{,}25$', '$-1$'])).toBe(true)
  expect(isOrdered(['1 год', '3 год', '2 год'])).toBe(false)
  expect(isOrdered(['1654 р.', '1648 р.', '1667 р.'])).toBe(false)
  expect(isOrdered(['XVI ст.', 'XVII ст.', 'XIX ст.'])).toBe(true)
  expect(isOrdered(['$-3$', '$-3;\\ 3$', '$3$', 'рівняння не має коренів'])).toBe(true)
  expect(isOrdered(['козаки', '5', '6'])).toBeNull()
  expect(isOrdered(['$+4$', '$+8$', '$+7$'])).toBe(false)
  expect(isOrdered(['XVI ст.', 'початок XX ст.', 'XI ст.'])).toBe(false)
  expect(valueOf('$x+1$')).toBeNull()
})

const choiceTask = (options: Record<string, string>, key: string): QuestionSource => ({
  form: 'single',
  id: 'odd',
  version: 1,
  topic: 'math.numbers',
  difficulty: 0,
  seconds: 60,
  prompt: 'Хто?',
  explanation: 'Бо так.',
  options,
  key,
  notes: {},
})
test('an option that looks unlike the others is named with what is unlike; alike ones are not', () => {
  expect(oddForms(choiceTask({ a: 'козаки', b: 'татари', c: 'у 1654 році', d: 'шляхта' }, 'c'))).toEqual([
    { id: 'odd', option: 'у 1654 році', how: 'цифри', isKey: true },
  ])
  expect(oddForms(choiceTask({ a: 'козаки', b: 'татари', c: 'міщани', d: 'шляхта' }, 'c'))).toEqual([])
})

test('an option that is one number and cannot be read is named; words, names and several numbers are not', () => {
  for (const text of ['$2\\odot3$', '$4^{$ см', '1.000.000', '≈ 5']) expect([text, isUnread(text)]).toEqual([text, true])
  for (const text of [
    '$12$ см',
    '$2x+1$',
    '$(-1;3)$',
    '1, 2, 3',
    '1 : 100',
    'лише I',
    '2-метилбутан',
    '$\\mathrm{H_2O}$',
    '8 — крапка',
    'о 12:15',
  ])
    expect([text, isUnread(text)]).toEqual([text, false])
})
