import type { RichText } from '#domain/rich-text'
import type { Article, ArticleSummary, LibraryOf } from '#contract/theory'
import { keys, tasks, text } from './questions.ts'

const subject = { id: 'math', title: 'Математика' }
const inline = (words: string) => [{ kind: 'text' as const, text: words }]

export const articleSummary: ArticleSummary = {
  id: 'math.th.powers',
  seoCode: 'stepeni',
  title: 'Степені й корені',
  gist: inline('Корінь — це степінь із дробовим показником.'),
  minutes: 8,
  topics: ['math.numbers'],
  section: 'Числа і вирази',
  sections: ['first', 'second'],
  test: { id: 'math.test.powers', tasks: 7 },
}

/** An article with one block of each kind. */
export const article: Article = {
  ...articleSummary,
  subject,
  type: 'notes',
  description: 'Про степені.',
  updated: '2026-11-21',
  blocks: [
    { kind: 'section', id: 'first', title: 'Що таке степінь', text: text('Степінь — це повторене множення.') },
    {
      kind: 'example',
      id: 'solved',
      title: 'Обчислюємо',
      problem: text('Обчисли два в кубі.'),
      steps: [text('Двічі по два.'), text('І ще раз на два.')],
      answer: text('Вісім.'),
    },
    { kind: 'mistake', id: 'slip', wrong: text('Два в кубі — шість.'), right: text('Показник не множать на основу.') },
    { kind: 'check', id: 'ask', task: { question: tasks.single, key: keys.single } },
    { kind: 'section', id: 'second', title: 'Що таке корінь', text: text('Корінь — обернена дія.') },
    { kind: 'exam', id: 'exam', text: text('Питають про значення виразу.'), tasks: [{ question: tasks.single, key: keys.single }] },
  ],
  previous: null,
  next: { seoCode: 'logaryfmy', title: 'Логарифми' },
}

const cell = (words: string): RichText => text(words)

/** Dates with what happened then: asked by the date, drawn along time. */
export const datesAsked = {
  columns: [
    { id: 'date', title: 'Дата' },
    { id: 'event', title: 'Подія' },
  ],
  prompt: ['date'],
  view: 'timeline',
} satisfies Pick<LibraryOf<'table'>, 'columns' | 'prompt' | 'view'>

/** Dates in two groups, not in the order of time. */
export const dates: LibraryOf<'table'> = {
  subject: { id: 'history', title: 'Історія України' },
  type: 'dates',
  title: 'Дати',
  intro: text('Що коли сталося.'),
  form: 'table',
  ...datesAsked,
  rows: [
    { id: 'd-988', topic: 'history.rus', group: 'Русь', sort: 988, cells: { date: cell('988'), event: cell('Хрещення Русі') } },
    { id: 'd-882', topic: 'history.rus', group: 'Русь', sort: 882, cells: { date: cell('882'), event: cell('Олег захопив Київ') } },
    { id: 'd-1648', topic: 'history.cossacks', group: 'Козаки', sort: 1648, cells: { date: cell('1648'), event: cell('Початок війни') } },
  ],
}
