import type { ContentPage } from '#contract/content-page'
import { text } from './questions.ts'

/** A page of words with two parts; the second has figures. */
export const contentPage: ContentPage = {
  id: 'team',
  path: '/team',
  title: 'Команда',
  lead: [{ kind: 'text', text: 'Хто пише.' }],
  updated: '2026-11-20',
  legal: null,
  sections: [
    { id: 'first', title: 'Навіщо', text: text('Пише %legalEntity%, %email%.'), review: null },
    {
      id: 'figures',
      title: 'Цифри',
      text: text('Усі завдання.'),
      review: [
        { subject: 'math', title: 'Математика', written: 10, agreed: 7, repaired: 2, dropped: 1 },
        { subject: 'history', title: 'Історія', written: 5, agreed: 5, repaired: 0, dropped: 0 },
      ],
    },
  ],
}
