import type { IconName } from '../icon'

/** The outcome of one choice: chosen and right, chosen and wrong, or right but not chosen. */
export type Mark = 'right' | 'wrong' | 'missed'

export const markText: Record<Mark, string> = {
  right: 'Правильно',
  wrong: 'Неправильно',
  missed: 'Правильна відповідь',
}

export const markIcon: Record<Mark, IconName> = { right: 'check', wrong: 'cross', missed: 'check' }
