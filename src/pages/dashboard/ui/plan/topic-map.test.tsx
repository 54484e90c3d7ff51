import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { basisOf, mathReadiness } from '#samples/readiness'
import { TopicMap } from './topic-map'

const section = (id: string, ...topics: string[]) => ({
  ...mathReadiness.sections[0]!,
  id,
  title: `Розділ ${id}`,
  topics: topics.map((topic) => ({ ...mathReadiness.sections[0]!.topics[0]!, id: topic, title: `Тема ${topic}` })),
})
const math = { ...mathReadiness, now: basisOf(0, 1, { answers: 8 }), sections: [section('a', 'a1', 'a2'), section('b', 'b1')] }
const history = { ...math, subject: 'history', title: 'Історія', now: basisOf(0, 1, { answers: 0 }) }
const known = {
  subject: 'math',
  topic: 'a1',
  level: 'learning' as const,
  answers: 8,
  points: 5,
  max: 10,
  days: 3,
  needs_recall: false,
  last_at: '2026-11-20T10:00:00.000Z',
}
const statistic = {
  surveys_finished: 0,
  answers_given: 0,
  points_earned: 0,
  points_possible: 0,
  by_subject: [],
  by_topic: [known],
  by_day: [],
}

test('begins with the subject most was answered of; sections without answers are folded to a line', async () => {
  render(<TopicMap subjects={[history, math]} statistic={statistic} />)
  expect(screen.getByRole('button', { name: 'Математика' })).toHaveAttribute('aria-pressed', 'true')
  const [first, second] = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS') as HTMLDetailsElement[]
  expect([first?.open, second?.open]).toEqual([true, false])
  expect(within(first!).getByText('2 теми, з відповідями 1')).toBeVisible()
  expect(within(second!).getByText('1 тема, мало даних')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Історія' }))
  expect(screen.getByRole('button', { name: 'Історія' })).toHaveAttribute('aria-pressed', 'true')
})

test('every cell tells its level, its share and how much that rests on', () => {
  render(<TopicMap subjects={[math]} statistic={statistic} />)
  expect(screen.getByRole('link', { name: /^Тема a1/ })).toHaveTextContent('Тема a150 %Вчу8 відповідей, 3 дні')
  expect(screen.getByRole('link', { name: /^Тема a2/ })).toHaveTextContent('Тема a2мабуть, ще ні')
})
