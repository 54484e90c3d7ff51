import type { SubjectVerdict } from '#domain/result'

/** An example of a result in mathematics, scaled by the table of НМТ-2026. */
export const sampleVerdict: SubjectVerdict = {
  subject: 'math',
  title: 'Математика',
  raw: 19,
  max: 32,
  scaled: 151,
  missing: 0,
  threshold: 5,
  scaleYear: 2026,
  isScaleVerified: true,
}

export const sampleTopics = [
  { title: 'Числа і вирази', points: 7, max: 8 },
  { title: 'Рівняння і нерівності', points: 6, max: 9 },
  { title: 'Функції', points: 4, max: 7 },
  { title: 'Геометрія', points: 2, max: 8 },
]
