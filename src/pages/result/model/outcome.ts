import type { ResultItem } from '#domain/result'
import type { IconName } from '@/shared/ui/icon'

type Outcome = ResultItem['outcome']
type OutcomeLook = { text: string; icon?: IconName; tone: 'right' | 'wrong' | 'marker' | 'outline' }

/** Describes the outcome of a task in words, shape and colour. */
export const outcomeLook: Record<Outcome, OutcomeLook> = {
  right: { text: 'Правильно', icon: 'check', tone: 'right' },
  partial: { text: 'Частково', icon: 'plus-minus', tone: 'marker' },
  wrong: { text: 'Неправильно', icon: 'cross', tone: 'wrong' },
  blank: { text: 'Без відповіді', tone: 'outline' },
  unreadable: { text: 'Не число', icon: 'alert', tone: 'marker' },
}
