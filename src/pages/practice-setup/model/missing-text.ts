import type { PageMode } from './modes'

const texts: Record<PageMode, string> = {
  quick: 'Завдань поки немає.',
  topics: 'Обери хоча б одну тему, у якій є такі завдання.',
  mixed: 'В обраних темах завдань немає.',
  mistakes: 'На сьогодні помилок на повторення немає.',
  nmt: 'Варіантів для такого вибору ще немає.',
  diagnostic: 'Завдань для діагностики ще немає.',
  custom: 'Пом’якши умови, щоб підійшло хоча б одне завдання.',
  saved: 'Закладок ще немає.',
}

/** Tells why there is nothing to start. */
export const missingText = (mode: PageMode): string => texts[mode]
