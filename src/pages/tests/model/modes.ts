import type { SurveyMode } from '#contract/survey-mode'

/** The modes that have a page; `theory` starts from its article and `retry` from a result. */
export const pageModes = ['quick', 'topics', 'mixed', 'mistakes', 'nmt', 'diagnostic', 'custom', 'saved'] as const satisfies SurveyMode[]
export type PageMode = (typeof pageModes)[number]

export const isPageMode = (mode: string): mode is PageMode => pageModes.some((each) => each === mode)

type ModeText = { title: string; lead: string }

/** What a mode is called and what it is for. */
export const modeText: Record<PageMode, ModeText> = {
  quick: { title: 'Швидке тренування', lead: 'Кілька завдань просто зараз. Спершу нові й ті, що час повторити.' },
  topics: { title: 'Тренування за темами', lead: 'Обери теми — і після кожного завдання побачиш, що правильно і чому.' },
  mixed: {
    title: 'Мікс тем',
    lead: 'Сусідні завдання — з різних тем, тож щоразу доводиться самому впізнати спосіб. Так важче, зате пам’ятається довше: саме так завдання стоять на НМТ.',
  },
  mistakes: { title: 'Робота над помилками', lead: 'Завдання лишається в черзі, доки не розв’яжеш його правильно двічі — у різні дні.' },
  nmt: { title: 'Симуляція НМТ', lead: 'Ті самі форми завдань, той самий час, бал за офіційною шкалою.' },
  diagnostic: {
    title: 'Діагностика',
    lead: 'Коротко про весь предмет. Покаже, які теми вже тримаються, а з яких почати. Можна зупинитися будь-коли.',
  },
  custom: { title: 'Власний тест', lead: 'Збери тест сам: теми, форми, складність, час.' },
  saved: { title: 'Закладки', lead: 'Завдання, які ти позначив закладкою під час тесту або в розборі.' },
}
