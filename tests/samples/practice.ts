import type { Practice, PracticeTask } from '#contract/practice'
import type { Subject } from '#domain/subject'

const size = { tasks: 22, max: 32, minutes: 60 }

/** Mathematics with two sections, one of which has topics. */
export const mathSubject: Subject = {
  ...size,
  id: 'math',
  title: 'Математика',
  kind: 'required',
  block: 1,
  order: 1,
  threshold: 5,
  papers: 1,
  intro: 'Вступ',
  topics: [
    {
      id: 'math.numbers',
      title: 'Числа і вирази',
      children: [
        { id: 'math.numbers.percent', title: 'Відсотки' },
        { id: 'math.numbers.powers', title: 'Степені' },
      ],
    },
    { id: 'math.plane', title: 'Планіметрія', children: [{ id: 'math.plane.circle', title: 'Коло' }] },
  ],
  structure: { ...size, year: 2026, source: 'УЦОЯО', verified: true, hasReference: true, parts: [] },
  scale: { subject: 'math', year: 2026, source: 'УЦОЯО', verified: true, max: 32, threshold: 5, scores: [100] },
  paperList: [],
  reference: null,
}

export const practiceTask: PracticeTask = {
  id: 'p-1',
  topic: 'math.numbers.percent',
  form: 'single',
  points: 1,
  seconds: 60,
  difficulty: 'easy',
  state: 'new',
  mistake: null,
  isSaved: false,
}

/** Twelve tasks: six of percents (two of them wrong before, one due), four of powers, two of the circle, one of which is bookmarked. */
export const mathPractice: Practice = {
  subject: 'math',
  tasks: [
    ...Array.from({ length: 4 }, (_, index) => ({ ...practiceTask, id: `p-${index}` })),
    { ...practiceTask, id: 'p-4', state: 'wrong', mistake: { rightDays: 0, isDue: true } },
    { ...practiceTask, id: 'p-5', state: 'right', mistake: { rightDays: 1, isDue: false } },
    ...Array.from({ length: 4 }, (_, index) => ({
      ...practiceTask,
      id: `w-${index}`,
      topic: 'math.numbers.powers',
      form: 'numeric' as const,
      points: 2,
      seconds: 180,
      difficulty: 'hard' as const,
    })),
    { ...practiceTask, id: 'c-0', topic: 'math.plane.circle', form: 'matching', points: 3, isSaved: true, difficulty: 'medium' },
    { ...practiceTask, id: 'c-1', topic: 'math.plane.circle', form: 'matching', points: 3, difficulty: 'medium' },
  ],
  papers: [
    { id: 'nmt-math-1', title: 'Варіант 1', tasks: 22, max: 32, last: null },
    { id: 'nmt-math-2', title: 'Варіант 2', tasks: 22, max: 32, last: { raw: 14, max: 32, at: '2026-11-18T10:00:00.000Z' } },
  ],
  canDraw: true,
}
