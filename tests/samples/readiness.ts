import type { PredictionBasis, SubjectReadiness } from '#domain/prediction'

/** A basis with the same ability in all topics. */
export const basisOf = (theta: number, spread: number, change: Partial<PredictionBasis> = {}): PredictionBasis => ({
  at: '2026-11-20T10:00:00.000Z',
  answers: 100,
  coverage: 1,
  abilities: { 'math.numbers.percent': [theta, spread], 'math.numbers.real': [theta, spread], 'math.solid.round': [theta, spread] },
  shared: spread * Math.SQRT1_2,
  ...change,
})

const scores = [
  100, 108, 115, 123, 131, 134, 137, 140, 143, 145, 147, 148, 149, 150, 151, 152, 155, 159, 163, 167, 170, 173, 176, 180, 184, 189, 194,
  200,
]

/** Mathematics with three topics of two sections. */
export const mathReadiness: SubjectReadiness = {
  subject: 'math',
  title: 'Математика',
  kind: 'required',
  papers: 3,
  mistakesDue: 0,
  tasks: 22,
  minutes: 60,
  max: 32,
  threshold: 5,
  scores,
  parts: [
    { form: 'single', from: 1, to: 15, points: 1, options: 5, rows: null },
    { form: 'matching', from: 16, to: 18, points: 3, options: 5, rows: 3 },
    { form: 'numeric', from: 19, to: 22, points: 2, options: null, rows: null },
  ],
  difficulties: Array.from({ length: 22 }, () => 0),
  sections: [
    {
      id: 'math.numbers',
      title: 'Числа і вирази',
      weight: 0.6,
      topics: [
        { id: 'math.numbers.percent', title: 'Відсотки', tasks: 12, share: 0.3, difficulty: 0, needs: [] },
        { id: 'math.numbers.real', title: 'Дійсні числа', tasks: 9, share: 0.3, difficulty: 0, needs: [] },
      ],
    },
    {
      id: 'math.solid',
      title: 'Стереометрія',
      weight: 0.4,
      topics: [{ id: 'math.solid.round', title: 'Циліндр, конус, куля', tasks: 7, share: 0.4, difficulty: 0, needs: [] }],
    },
  ],
  now: basisOf(0, 1, { answers: 0, coverage: 0 }),
  before: null,
}
