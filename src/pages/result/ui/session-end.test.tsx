import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MasteryLevel } from '#domain/mastery'
import { mathReadiness } from '#samples/readiness'
import { emptyStatistic, type Statistic } from '#domain/statistic'
import { keepOwn } from '@/shared/lib/answer'
import { choice, openResult } from '../../../../tests/fixtures/open-result'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const topic = mathReadiness.sections[0]!.topics[0]!
const share = { answers: 5, points: 4, max: 5 }
const known = (level: MasteryLevel, days: string[]): Statistic => ({
  ...emptyStatistic,
  by_topic: [{ subject: 'math', topic: topic.id, level, ...share, days: 1, needs_recall: false, last_at: '2026-11-20T10:00:00.000Z' }],
  by_day: days.map((day) => ({ day, ...share, reviews: 0 })),
})
const first = choice(1, {})
const items = [{ ...first, question: { ...first.question, topic: topic.id } }]
const startedAt = '2026-11-20T10:00:00.000Z'
const now = Date.parse('2026-11-20T11:00:00.000Z')
const statistic = known('familiar', ['2026-11-18', '2026-11-20'])

test('a set ends with what grew in it, the week and what waits tomorrow', async () => {
  keepOwn('v3/user/v2-statistic', { data: { statistic: known('learning', []) } }, new Date('2026-11-19T10:00:00.000Z'))
  openResult({ items, startedAt }, {}, { statistic, now })
  const end = within(await screen.findByRole('region', { name: 'Що виросло' }))
  expect((await end.findByText(topic.title)).closest('li')).toHaveTextContent(/Вчу.*Знайомо/)
  expect(within(end.getByRole('list', { name: 'Тиждень' })).getAllByText(/: є заняття$/)).toHaveLength(2)
  expect(end.getByText(/^Завтра: /)).toBeVisible()
})

test('what was kept after the set began is no level before it: nothing is said to have grown', async () => {
  keepOwn('v3/user/v2-statistic', { data: { statistic: known('learning', []) } }, new Date('2026-11-20T10:30:00.000Z'))
  openResult({ items, startedAt }, {}, { statistic, now })
  const end = within(await screen.findByRole('region', { name: 'Де ти зараз' }))
  expect(end.getByText(topic.title).closest('li')).toHaveTextContent(`${topic.title}Знайомо`)
})

test('where the server cannot say, the result stands without it', async () => {
  openResult({ items, startedAt })
  expect(await screen.findByRole('region', { name: 'Що далі' })).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Що виросло' })).toBeNull())
})

test('a practice set offers ten more at once, and the review comes before all else', async () => {
  const wrong = choice(2, { answer: 'a', outcome: 'wrong', points: 0 })
  const { user, asked } = openResult({ mode: 'quick', verdicts: [], items: [first, wrong] })
  const next = within(await screen.findByRole('region', { name: 'Що далі' }))
  await vi.waitFor(() => expect(next.getByRole('button', { name: 'Ще 10 таких' })).toBeEnabled())
  expect([...next.getAllByRole('button'), ...next.getAllByRole('link')][0]).toHaveTextContent('Розібрати помилки')
  await user.click(next.getByRole('button', { name: 'Ще 10 таких' }))
  await expect.poll(() => asked).toEqual([{ mode: 'quick', subject: 'math', count: 10 }])
})
