import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { taskSetSource } from '../../server/content/authoring/test-source.ts'
import { guessingComplaints } from './guessing.ts'
import { likenessComplaints } from './likeness.ts'
import { proofComplaints } from './proofs.ts'
import { draftsIn, reviewComplaints } from './review.ts'
import type { TaskFile } from './sources.ts'
import { equalityComplaints } from './task-equalities.ts'

const common = { version: 1, topic: 'math.numbers', difficulty: 0, seconds: 60, explanation: 'Бо так.' }
const numeric = (id: string, key: string, proof?: object) => ({ ...common, id, form: 'numeric', prompt: `Обчисліть ${id}`, key, proof })
const words = ['сонце', 'ріка', 'гора', 'степ', 'море', 'лан', 'гай', 'став', 'яр', 'луг', 'сад', 'ліс']
const single = (index: number, key: string, options: Record<string, string>) => ({
  ...common,
  id: `t-${index}`,
  form: 'single',
  prompt: `Доберіть означення до слова ${words[index]}`,
  options,
  key,
  notes: {},
})

function file(questions: object[], about: Partial<TaskFile> = {}): TaskFile {
  const read = v.parse(taskSetSource, { secondSolver: null, questions })
  return { file: 'subjects/math/tasks/a.yaml', subject: 'math', isTraining: true, isSolvedTwice: true, questions: read.questions, ...about }
}

test('an equality that does not hold is named in a task and in its explanation', () => {
  const wrong = {
    ...numeric('n-1', '5', { expression: '5' }),
    prompt: 'Обчисліть, якщо $2+2=5$',
    explanation: '$6\\dfrac{1}{4}=6{,}25$, тож $3=0$.',
  }
  expect(equalityComplaints([file([wrong, numeric('n-2', '5', { expression: '5' })])])).toEqual([
    'n-1: неправильна рівність 2+2=5',
    'n-1: неправильна рівність 3=0',
  ])
})

describe('keys that can be guessed', () => {
  const even = { a: 'одне', b: 'двоє', c: 'троє', d: 'ціле' }

  test('a letter that is right in more than three of ten tasks is named', () => {
    const keys = ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']
    expect(guessingComplaints([file(keys.map((key, index) => single(index, key, { ...even, [key]: 'пара' })))])).toEqual([
      'subjects/math: ключ a у 4 із 10 завдань',
    ])
  })
  test('letters that take turns are left alone', () => {
    const keys = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'a', 'b', 'c', 'd']
    expect(guessingComplaints([file(keys.map((key, index) => single(index, key, even)))])).toEqual([])
  })
  test('a key that is the longest option too often is named', () => {
    const keys = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'a', 'b', 'c', 'd']
    const longKey = keys.map((key, index) => single(index, key, { ...even, ...(index < 5 && { [key]: 'щонайменше вісімнадцять' }) }))
    expect(guessingComplaints([file(longKey)])).toEqual(['subjects/math: ключ — найдовший варіант у 5 із 12 завдань'])
  })
})

describe('tasks that say nearly the same', () => {
  const long = 'Потяг вирушив зі станції вранці й рухався зі сталою швидкістю до самого вечора без жодної зупинки. Знайдіть шлях'

  test('two of one subject are named, in whatever files they stand', () => {
    const [first, second] = [
      { ...numeric('t-1', '5'), prompt: long },
      { ...numeric('t-2', '7'), prompt: `${long}.` },
    ]
    expect(likenessComplaints([file([first]), file([second])])).toEqual(['t-1 і t-2: майже те саме завдання'])
    expect(likenessComplaints([file([first]), file([second], { subject: 'physics' })])).toEqual([])
  })
})

describe('keys computed anew', () => {
  const options = { a: '$3$', b: '$4$' }

  test.each([
    ['a numeric key that follows', numeric('t', '0.5', { expression: '1 / 2' }), []],
    ['a numeric key that does not', numeric('t', '0.4', { expression: '1 / 2' }), ['t: обчислено 0.5, а ключ 0.4']],
    ['a numeric task without a computation', numeric('t', '0.5'), ['t: немає обчислення ключа']],
    ['a key with its unit', numeric('t', '6', { expression: '2 kg * 3 m / s^2', unit: 'N' }), []],
    ['a key of another size', numeric('t', '6', { expression: '2 kg * 3 m / s^2', unit: 'kN' }), ['t: обчислено 0.006, а ключ 6']],
    [
      'a shown unit that is not the computed one',
      { ...numeric('t', '6', { expression: '6 N', unit: 'N' }), unit: 'кН' },
      ['t: одиниця «кН» не та, що N'],
    ],
    ['a key rounded as the stem asks', numeric('t', '0.33', { expression: '1 / 3', round: 2 }), []],
    ['a key rounded up from a half', numeric('t', '1.01', { expression: '1.005', round: 2 }), []],
    ['a key that is not rounded', numeric('t', '0.33', { expression: '1 / 3' }), [expect.stringMatching(/^t: обчислено 0.3{9}/) as string]],
    [
      'options with units',
      { ...single(0, 'b', options), proof: { expression: '36 km / hour', unit: 'm/s', values: { a: '36 m/s', b: '10 m/s' } } },
      [],
    ],
    ['an option that follows', { ...single(0, 'a', options), proof: { expression: 'sqrt(9)', values: { a: '3', b: '4' } } }, []],
    [
      'another option that follows',
      { ...single(0, 'b', options), proof: { expression: 'sqrt(9)', values: { a: '3', b: '4' } } },
      ['t-0: обчислення веде до a, а ключ b'],
    ],
    [
      'two options that follow',
      { ...single(0, 'a', options), proof: { expression: 'x + x', values: { a: '2 * x', b: 'x * 2' } } },
      ['t-0: обчислення веде до a, b, а ключ a'],
    ],
    [
      'an option without a value',
      { ...single(0, 'a', options), proof: { expression: '3', values: { a: '3' } } },
      ['t-0: немає значень варіантів b'],
    ],
    [
      'an expression that cannot be read',
      numeric('t', '1', { expression: '1 +' }),
      [expect.stringMatching(/^t: обчислення не вдалося/) as string],
    ],
  ])('%s', (_name, question, complaints) => {
    expect(proofComplaints([file([question])], new Set(['math']))).toEqual(complaints)
  })
})

describe('the review', () => {
  const source = (review: string) => ({ hash: '', files: new Map([['REVIEW.md', review]]) })
  const two = [file([numeric('t-1', '1'), numeric('t-2', '2')])]

  test('counts that add up to what stands here are accepted', () => {
    expect(reviewComplaints(source('| math | 3 | 1 | 1 | 1 |'), two)).toEqual([])
  })
  test('a task more than was counted is named', () => {
    expect(reviewComplaints(source('| math | 1 | 1 | 0 | 0 |'), two)).toEqual(['REVIEW.md: math: 1 − 0, а завдань 2'])
  })
  test('a set that nobody has solved a second time is a draft: it is named, and not counted', () => {
    const draft = file([numeric('t-3', '3')], { isSolvedTwice: false })
    expect([draftsIn([...two, draft]), reviewComplaints(source('| math | 2 | 2 | 0 | 0 |'), [...two, draft])]).toEqual([
      ['subjects/math/tasks/a.yaml'],
      [],
    ])
  })
})
