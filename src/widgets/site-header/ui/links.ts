export const links = [
  { href: '/flashcard', text: 'Флешкартки' },
  { href: '/team', text: 'Команда' },
  { href: '/partnership', text: 'Партнерство' },
] as const

export const learning = { href: '/dashboard', text: 'Навчання' } as const
