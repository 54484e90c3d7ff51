import type { Worksheet } from '#contract/worksheet'
import { options, text } from './questions.ts'

/** A work of one task that is the same for all, and one of a template. */
export const worksheet: Worksheet = {
  id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a51',
  title: 'Контрольна',
  subject: 'math',
  subjectTitle: 'Математика',
  tasks: 2,
  updatedAt: '2026-11-27T10:00:00.000Z',
  minutes: null,
  revision: 3,
  code: 'K7MX3P',
  share: null,
  items: ['math-1', 'math-sum~7'].map((id, index) => ({
    id,
    isOwn: index === 1,
    isTemplate: index === 1,
    question: {
      id,
      version: 1,
      subject: 'math',
      topic: 'math.numbers',
      prompt: text(`Завдання ${index + 1} про числа`),
      figure: null,
      stimulus: null,
      points: 1,
      numbers: 1,
      seconds: 60,
      form: 'single',
      options: options('один', 'два', 'три', 'чотири'),
    },
    key: { form: 'single', correct: 'b', explanation: text('Бо так.'), notes: [], theory: null },
  })),
}
