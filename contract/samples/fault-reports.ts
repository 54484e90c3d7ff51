import type { ToldFault } from '../fault-report.ts'

/** Reports as an operator sees them: one of the site with a recording, one of a task whose recording is over. */
export const faultReports: readonly ToldFault[] = [
  {
    id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a22',
    at: '2026-11-20T09:30:00.000Z',
    task: null,
    text: 'Кнопка не натискається',
    route: 'subject',
    build: 'b-2',
    bytes: 12_300,
  },
  {
    id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a21',
    at: '2026-10-01T09:30:00.000Z',
    task: { question: 'q-single', version: 1, reason: 'wrongKey' },
    text: '',
    route: 'survey',
    build: 'b-1',
    bytes: null,
  },
]
