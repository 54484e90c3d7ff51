import type { Key } from '#domain/key'
import type { Option, Question } from '#domain/question'
import type { RichText } from '#domain/rich-text'

/** Words as a paragraph of authored text. */
export const text = (words: string): RichText => [{ kind: 'paragraph', children: [{ kind: 'text', text: words }] }]

/** A paragraph with a gap between each two of these words; the gaps are 1, 2, 3… */
const textWithGaps = (...words: string[]): RichText => {
  const children = words.flatMap((part, index) => [
    ...(index > 0 ? [{ kind: 'gap', id: String(index) } as const] : []),
    ...(part === '' ? [] : [{ kind: 'text', text: part } as const]),
  ])
  return [{ kind: 'paragraph', children }]
}

const letters = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Є', 'Ж']

/** Options a, b, c… with these words. */
export const options = (...words: string[]): Option[] =>
  words.map((word, index) => ({ id: 'abcdefgh'[index] ?? '', label: letters[index] ?? '', text: [{ kind: 'text', text: word }] }))

/** Options or rows 1, 2, 3… with these words. */
export const numbered = (...words: string[]): Option[] =>
  words.map((word, index) => ({ id: String(index + 1), label: String(index + 1), text: [{ kind: 'text', text: word }] }))

type Common = Omit<Extract<Question, { form: 'numeric' }>, 'form' | 'unit'>

const common = (id: string, prompt: string): Common => ({
  id,
  version: 1,
  subject: 'math',
  topic: 'math.numbers',
  prompt: text(prompt),
  figure: null,
  stimulus: null,
  points: 1,
  numbers: 1,
  seconds: 60,
})

/** One task of each form; every one may be varied by `{ ...tasks.single, id: 'q9' }`. */
export const tasks = {
  single: { ...common('q-single', 'Скільки буде 2 + 2?'), form: 'single', options: options('3', '4', '5', '6') },
  matching: {
    ...common('q-matching', 'Доберіть пари'),
    points: 3,
    form: 'matching',
    rows: numbered('перше', 'друге', 'третє'),
    options: options('один', 'два', 'три', 'чотири', 'п’ять'),
  },
  sequence: {
    ...common('q-sequence', 'Розташуйте події за часом'),
    points: 3,
    form: 'sequence',
    options: options('перша', 'друга', 'третя', 'четверта'),
  },
  multi: {
    ...common('q-multi', 'Оберіть три'),
    points: 3,
    form: 'multi',
    choose: 3,
    options: numbered('перше', 'друге', 'третє', 'четверте', 'п’яте', 'шосте', 'сьоме'),
  },
  grouped: {
    ...common('q-grouped', 'По одному з кожної групи'),
    points: 3,
    form: 'grouped',
    groups: [
      { id: '1', title: [{ kind: 'text', text: 'Царство' }], options: numbered('рослини', 'тварини', 'гриби') },
      { id: '2', title: [{ kind: 'text', text: 'Середовище' }], options: numbered('водне', 'ґрунтове', 'повітряне') },
      { id: '3', title: [{ kind: 'text', text: 'Живлення' }], options: numbered('автотрофне', 'гетеротрофне', 'мішане') },
    ],
  },
  numeric: { ...common('q-numeric', 'Скільки буде одна друга?'), points: 2, form: 'numeric', unit: [{ kind: 'text', text: 'см' }] },
  gap: {
    ...common('q-gap', 'Choose the words'),
    points: 2,
    numbers: 2,
    form: 'gap',
    stimulus: {
      id: 's-gap',
      title: 'Kyiv',
      figure: null,
      text: textWithGaps('We ', ' here. It ', ' great.'),
    },
    gaps: [
      { id: '1', options: options('live', 'lives') },
      { id: '2', options: options('is', 'are') },
    ],
  },
  gapPool: {
    ...common('q-gap-pool', 'Choose the fragments'),
    points: 2,
    numbers: 2,
    form: 'gapPool',
    stimulus: {
      id: 's-pool',
      title: null,
      figure: null,
      text: textWithGaps('The place ', ' is ', ''),
    },
    gaps: [{ id: '1' }, { id: '2' }],
    options: options('where they met', 'to be honest', 'which is rare'),
  },
} satisfies { [Form in Question['form']]: Extract<Question, { form: Form }> }

const explained = { explanation: text('Бо так.'), notes: [], theory: null }

/** The keys of `tasks`. */
export const keys = {
  single: { ...explained, form: 'single', correct: 'b', notes: [{ id: 'a', text: text('Це замало.') }] },
  matching: { ...explained, form: 'matching', correct: { 1: 'a', 2: 'b', 3: 'c' } },
  sequence: { ...explained, form: 'sequence', correct: ['a', 'b', 'c', 'd'] },
  multi: { ...explained, form: 'multi', correct: ['2', '4', '7'] },
  grouped: { ...explained, form: 'grouped', correct: { 1: '2', 2: '1', 3: '2' } },
  numeric: { ...explained, form: 'numeric', correct: '0.5' },
  gap: { ...explained, form: 'gap', correct: { 1: 'a', 2: 'a' } },
  gapPool: { ...explained, form: 'gapPool', correct: { 1: 'a', 2: 'c' } },
} satisfies { [Form in Question['form']]: Extract<Key, { form: Form }> }
