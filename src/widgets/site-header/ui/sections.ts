import { addresses } from '@/shared/routes'
import type { IconName } from '@/shared/ui/icon'

type Section = {
  href: string
  text: string
  icon: IconName
  /** Pages that belong to it. */
  pages: RegExp
}

/** The five parts of the learning area, in the order of a day. */
export const sections: readonly Section[] = [
  { href: addresses.dashboard.to(), text: 'Сьогодні', icon: 'target', pages: /^\/dashboard(\/|$)/ },
  { href: addresses.subjects.to(), text: 'Предмети', icon: 'book', pages: /^\/subjects(\/|$)/ },
  { href: addresses.flashcard.to(), text: 'Картки', icon: 'cards', pages: /^\/flashcard(\/|$)/ },
  { href: addresses.courses.to(), text: 'Курси', icon: 'list', pages: /^\/courses(\/|$)/ },
  { href: addresses.me.to(), text: 'Я', icon: 'user', pages: /^\/(me|profile|result|group-premium|paywall|continue)(\/|$)/ },
]
