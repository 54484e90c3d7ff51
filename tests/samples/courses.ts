import type { Course, Lesson } from '#contract/course'
import type { CourseSummary } from '#contract/course-summary'
import { keys, tasks, text } from './questions.ts'
import { article } from './theory.ts'

const inline = (words: string) => [{ kind: 'text' as const, text: words }]
const link = { subject: 'math', type: 'notes', seoCode: 'stepeni', title: 'Степені й корені', block: null }
const steps = { theory: 2, example: 2, try: 2, check: 10 }

export const courseSummary: CourseSummary = {
  id: 'threshold',
  subject: { id: 'math', title: 'Математика' },
  title: 'Поріг за 3 дні',
  outcome: inline('Береш прості завдання.'),
  level: 'threshold',
  minutes: 48,
  moduleTitles: ['Числа', 'Рівняння'],
  lessons: 3,
  freeLessons: 2,
  tasks: 18,
}

const lessonAt = (number: number, title: string) => ({ id: `day-${number}`, number, title, minutes: 16, steps, tasks: 6, theory: [link] })

/** Three lessons in two modules, the first of them free. */
export const course: Course = {
  ...courseSummary,
  description: 'Про курс.',
  updated: '2026-11-21',
  day: text('Спершу теорія.'),
  faq: [{ question: 'Коли почати?', answer: text('Будь-коли.') }],
  modules: [
    {
      id: 'm-1',
      title: 'Числа',
      intro: inline('Починаємо з них.'),
      isFree: true,
      lessons: [lessonAt(1, 'Степені'), lessonAt(2, 'Корені')],
    },
    { id: 'm-2', title: 'Рівняння', intro: inline('Шукаємо невідоме.'), isFree: false, lessons: [lessonAt(3, 'Лінійні')] },
  ],
}

const [section, example] = article.blocks
if (!section || !example) throw new Error('the sample article has no blocks')
export const checkIds = ['c1', 'c2', 'c3', 'c4', 'c5']

/** A lesson whose check asks five tasks; `b` is right in each. */
export const lesson: Lesson = {
  course: { id: course.id, title: course.title },
  subject: 'math',
  module: 'Числа',
  id: 'day-1',
  number: 1,
  title: 'Степені',
  intro: inline('Сьогодні про степені.'),
  steps,
  theory: [{ link, block: section }],
  example: { link: { ...link, block: 'solved' }, block: example },
  try: { task: { question: tasks.single, key: keys.single }, hints: [text('Склади на пальцях.'), text('Це більше за три.')] },
  check: checkIds.map((id) => ({ question: { ...tasks.single, id }, key: keys.single })),
  furtherChecks: [checkIds.map((id) => ({ question: { ...tasks.single, id: `further-${id}` }, key: keys.single }))],
}
