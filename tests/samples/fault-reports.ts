import type { FaultReport } from '#contract/fault-report'

/** Reports as an operator sees them: one with the events before it, one of a device that names none. */
export const faultReports: readonly FaultReport[] = [
  {
    id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a22',
    at: '2026-11-20T09:30:00.000Z',
    text: 'Кнопка не натискається',
    route: 'subject',
    build: 'b-2',
    events: ['session: xstate.init', 'authModal: modal.open'],
  },
  {
    id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a21',
    at: '2026-10-01T09:30:00.000Z',
    text: 'Не видно рисунка',
    route: 'survey',
    build: 'b-1',
    events: [],
  },
]
