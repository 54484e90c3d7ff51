import type { Pack } from '#contract/pack'
import { keys, tasks } from './questions.ts'

const practice = [tasks.single, tasks.numeric, { ...tasks.single, id: 'q-third', topic: 'math.other' }]

/** A pack of three tasks for practice and a paper of one task, with a seal that opens nothing. */
export const pack: Pack = {
  id: '11111111-1111-4111-8111-111111111111',
  subject: {
    id: 'math',
    title: 'Математика',
    scale: { subject: 'math', year: 2026, source: 'УЦОЯО', verified: true, max: 32, threshold: 5, scores: [100] },
    topics: [],
  },
  createdAt: '2026-11-20T10:00:00.000Z',
  practice: { questions: practice, keys: { 'q-single': keys.single, 'q-numeric': keys.numeric, 'q-third': keys.single } },
  paper: {
    paper: 'nmt-math-1',
    title: 'Варіант 1',
    seconds: 3600,
    questions: [tasks.matching],
    sealed: { rounds: 1, secret: '', salt: '', iv: '', text: '' },
  },
  pages: ['v3/subjects/math', 'v3/subjects/math/theory'],
}
