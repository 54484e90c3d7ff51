import type { Page } from '@playwright/test'
import { comeBack } from './site.ts'
import type { SubjectReadiness } from '#domain/prediction'
import type { SurveySummary } from '#domain/survey'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** Lets the server answer as it would a pupil after three weeks: a forecast of four subjects, 15 finished tests, 18 active days. */
export async function pretendThreeWeeks(page: Page): Promise<void> {
  await comeBack(page)
  await page.route('**/api/v3/user/readiness', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { readiness: SubjectReadiness[] } }
    await route.fulfill({ json: { data: { readiness: data.readiness.map(practised) } } })
  })
  await page.route('**/api/v3/surveys', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const surveys = ['math', 'ukrainian', 'history'].flatMap((subject) =>
      [1, 4, 8, 13, 19].map((ago, index) => finished(subject, ago, 168 - 7 * index)),
    )
    return route.fulfill({
      json: { data: { surveys: surveys.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)), next: null, serverNow: daysAgo(0) } },
    })
  })
  await page.route('**/api/v3/user/v2-statistic', (route) => route.fulfill({ json: { data: { statistic } } }))
}

function practised(subject: SubjectReadiness): SubjectReadiness {
  const topics = subject.sections.flatMap((section) => section.topics)
  const basis = (theta: number, ago: number) => ({
    ...subject.now,
    at: daysAgo(ago),
    answers: 160,
    coverage: 0.9,
    abilities: Object.fromEntries(topics.map(({ id }) => [id, [theta, 0.35]])),
    shared: 0.25,
  })
  return { ...subject, mistakesDue: 4, now: basis(0.5, 0), before: basis(-0.1, 14) } as SubjectReadiness
}

const finished = (subject: string, ago: number, scaled: number): SurveySummary => ({
  id: `nmt-${subject.padEnd(12, '0')}${ago}`,
  subject,
  subjects: [subject],
  mode: 'nmt',
  policy: { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'alarm' },
  title: 'Варіант 1',
  createdAt: daysAgo(ago),
  clock: { seconds: 3600, startedAt: daysAgo(ago), deadlineAt: null, finishedAt: daysAgo(ago), pausedAt: null, alarmSeconds: 0 },
  paper: 'nmt-math-1',
  parent: null,
  day: null,
  answered: 22,
  tasks: 22,
  raw: 20,
  max: 32,
  scaled,
})

const statistic = {
  surveys_finished: 15,
  answers_given: 480,
  points_earned: 300,
  points_possible: 520,
  by_subject: [],
  by_topic: [],
  by_day: Array.from({ length: 18 }, (_, ago) => ({
    day: new Date(Date.now() - ago * dayMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Kyiv' }),
    answers: 12,
    points: 8,
    max: 14,
    reviews: 10,
  })),
}
