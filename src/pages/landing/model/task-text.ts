import type { TaskOfTheDay } from '#contract/showcase'
import { addresses } from '@/shared/routes'

const months = 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' ')

/** `2026-11-21` → «21 листопада». */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]}`
}

/** Ten more tasks of the same section. */
export const tenMore = ({ subject, topic }: Pick<TaskOfTheDay, 'subject' | 'topic'>): string =>
  `${addresses.tests.to({ subject: subject.id, mode: 'topics' })}?${new URLSearchParams({ topic: topic.id, count: '10' })}`
