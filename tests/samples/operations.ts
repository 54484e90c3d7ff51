import { measures, type Operations } from '#contract/web-vitals'

const counts = (group: number, count: number) =>
  Array.from({ length: measures.LCP.edges.length + 1 }, (_, at) => (at === group ? count : 0))

/** The view of an operator: two builds, two pages, one error. */
export const operations: Operations = {
  days: 28,
  builds: ['b-2', 'b-1'],
  measures: [
    { build: 'b-1', route: 'subject', measure: 'LCP', count: 6, counts: counts(9, 6) },
    { build: 'b-2', route: 'subject', measure: 'LCP', count: 2, counts: counts(1, 2) },
    { build: 'b-2', route: 'subject', measure: 'CLS', count: 1, counts: [0, 0, 0, 0, 1, 0, 0, 0, 0] },
    { build: 'b-2', route: 'survey', measure: 'outbox', count: 4, counts: [4, 0, 0, 0, 0, 0, 0, 0, 0] },
  ],
  faults: [
    {
      build: 'b-1',
      route: 'dashboard',
      kind: 'error',
      name: 'TypeError',
      message: 'no …',
      place: '/assets/index-a1B2.js:12:345',
      isFatal: true,
      count: 3,
      lastDay: '2026-11-20',
    },
  ],
}
