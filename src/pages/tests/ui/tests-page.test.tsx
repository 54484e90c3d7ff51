import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Subject } from '#contract/subject'
import type { SurveySummary } from '#contract/survey'
import { createMemoryLog, createSafeLog, createServerClock, SurveyGroundProvider } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import { createLocalStore } from '@/shared/lib/local-store'
import { TestsPage } from './tests-page'

const size = { tasks: 22, max: 32, minutes: 60 }
const subject: Subject = {
  ...size,
  id: 'math',
  title: 'Математика',
  kind: 'required',
  order: 1,
  threshold: 5,
  papers: 1,
  intro: 'Вступ',
  topics: [],
  structure: { ...size, year: 2026, source: 'УЦОЯО', verified: true, hasReference: true, parts: [] },
  scale: { subject: 'math', year: 2026, source: 'УЦОЯО', verified: true, max: 32, threshold: 5, scores: [100] },
  paperList: [],
  reference: null,
}
const running: SurveySummary = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'Варіант 1',
  createdAt: '2026-11-20T10:00:00.000Z',
  clock: { seconds: 3600, startedAt: '2026-11-20T10:00:00.000Z', deadlineAt: '2026-11-20T11:00:00.000Z', finishedAt: null },
  answered: 12,
  tasks: 22,
  raw: null,
  max: 32,
  scaled: null,
}

function open(surveys: () => Response) {
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input) =>
      new URL((input as Request).url).pathname.endsWith('/surveys') ? surveys() : Response.json({ data: { subject } }),
  })
  const store = createLocalStore(() => sessionStorage)
  store.write('server_clock_offset', String(90 * 86_400_000))
  const client = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'
  const log = createSafeLog(createMemoryLog(client), createMemoryLog(client))
  render(
    <SurveyGroundProvider value={{ log, clock: createServerClock(store), wake: () => undefined }}>
      <TestsPage params={{ subject: 'math', mode: 'nmt' }} />
    </SurveyGroundProvider>,
  )
}

test('a running test comes before a new one, however wrong the clock known from the last visit', async () => {
  open(() => Response.json({ data: { surveys: [running], serverNow: '2026-11-20T10:59:30.000Z' } }))
  expect(await screen.findByRole('link', { name: 'Продовжити' })).toHaveAttribute('href', '/subjects/math/survey/nmt-12345678')
  expect(screen.getByText('У тебе вже є розпочатий тест: відповіді дано на 12 з 22, лишилося: 1 хвилина.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Почати' })).not.toBeInTheDocument()
})

test('a failure is told in Ukrainian', async () => {
  open(() => Response.json({ data: 'Не те' }))
  expect(await screen.findByText('Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.')).toBeVisible()
})
