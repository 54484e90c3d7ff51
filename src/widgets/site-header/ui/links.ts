import type { IconName } from '@/shared/ui/icon'

export const links = [
  { href: '/flashcard', text: 'Флешкартки' },
  { href: '/team', text: 'Команда' },
  { href: '/partnership', text: 'Партнерство' },
] as const

export const learning = { href: '/dashboard', text: 'Навчання' } as const

type Section = { href: string; text: string; icon: IconName; /** Other pages that belong to it. */ pages?: RegExp }

/** The five parts of the learning area, in the order of a day. */
export const sections: readonly Section[] = [
  { href: '/dashboard', text: 'Сьогодні', icon: 'target' },
  { href: '/subjects', text: 'Предмети', icon: 'book' },
  { href: '/flashcard', text: 'Картки', icon: 'cards' },
  { href: '/courses', text: 'Курси', icon: 'list' },
  { href: '/me', text: 'Я', icon: 'user', pages: /^\/(profile|result|group-premium|paywall|continue)/ },
]
