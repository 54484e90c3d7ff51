import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SurveyClock, SurveySummary } from '#contract/survey'
import { createMemoryLog, createSafeLog, createServerClock, SurveyGroundProvider } from '@/entities/survey'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { configureApi } from '@/shared/api'
import { createLocalStore } from '@/shared/lib/local-store'
import { surveySummary } from '#contract/samples/surveys'
import { DashboardPage } from './dashboard-page'

const serverNow = '2026-11-20T10:23:00.000Z'
const survey = (clock: Partial<SurveyClock>): SurveySummary => ({
  ...surveySummary,
  answered: 12,
  tasks: 22,
  clock: { ...surveySummary.clock, ...clock },
})
const listOf = (surveys: SurveySummary[]) => () => Response.json({ data: { surveys, serverNow } })

function open(surveys: () => Response, token: string | null = null) {
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input) =>
      new URL((input as Request).url).pathname.endsWith('/surveys') ? surveys() : Response.json({ data: { subjects: [] } }),
  })
  const store = createLocalStore(() => sessionStorage)
  store.write('server_clock_offset', String(90 * 86_400_000))
  const client = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'
  const log = createSafeLog(createMemoryLog(client), createMemoryLog(client))
  const tokens = { token, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }
  const silent = sessionMachine.provide({ actors: { loadAccount: fromPromise(() => new Promise<never>(() => undefined)) as never } })
  const session = createActor(silent, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start()
  render(
    <SessionProvider actor={session}>
      <SurveyGroundProvider value={{ log, clock: createServerClock(store), wake: () => undefined }}>
        <DashboardPage />
      </SurveyGroundProvider>
    </SessionProvider>,
  )
}

test('a running test is offered with the time left, however wrong the clock known from the last visit', async () => {
  open(listOf([survey({})]))
  expect(await screen.findByRole('link', { name: 'Продовжити тест' })).toHaveAttribute('href', '/subjects/math/survey/nmt-12345678')
  expect(screen.getByText('Варіант 1: відповіді дано на 12 з 22, лишилося: 37 хвилин.')).toBeVisible()
})

test('a running practice has no time left to tell', async () => {
  open(listOf([survey({ seconds: null, deadlineAt: null })]))
  expect(await screen.findByText('Варіант 1: відповіді дано на 12 з 22.')).toBeVisible()
})

test('a test that the server has ended is not offered again', async () => {
  open(listOf([survey({ finishedAt: '2026-11-20T10:20:00.000Z' })]))
  expect(await screen.findByRole('link', { name: 'До симуляції' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Продовжити тест' })).not.toBeInTheDocument()
})

test('an account has its way to the profile here, a guest has none', async () => {
  open(listOf([]), 't1')
  expect(await screen.findByRole('link', { name: 'Персональні дані' })).toHaveAttribute('href', '/profile')
  cleanup()
  open(listOf([]))
  await screen.findByRole('link', { name: 'До симуляції' })
  expect(screen.queryByRole('link', { name: 'Персональні дані' })).toBeNull()
})

test('a failure is told in Ukrainian', async () => {
  open(() => new Response('', { status: 400 }))
  expect(await screen.findByText(/^Сервер відмовив без пояснення\. .*Відповіді, дані на цьому пристрої, збережено\.$/)).toBeVisible()
})
