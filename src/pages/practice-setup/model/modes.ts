import type { SurveyMode } from '#domain/survey-mode'

/** The modes that have a page; `theory` starts from its article and `retry` from a result. */
export const pageModes = ['quick', 'topics', 'mixed', 'mistakes', 'nmt', 'diagnostic', 'custom', 'saved'] as const satisfies SurveyMode[]
export type PageMode = (typeof pageModes)[number]

export const isPageMode = (mode: string): mode is PageMode => pageModes.some((each) => each === mode)

type ModeText = { title: string; /** Beside the other modes. */ short: string; lead: string }

/** The name and the purpose of each mode. */
export const modeText: Record<PageMode, ModeText> = {
  quick: { title: 'Швидке тренування', short: 'Швидке', lead: 'Кілька завдань просто зараз. Спершу нові й ті, що час повторити.' },
  topics: {
    title: 'Тренування за темами',
    short: 'За темами',
    lead: 'Обери теми — і після кожного завдання побачиш, що правильно і чому.',
  },
  mixed: {
    title: 'Мікс тем',
    short: 'Мікс тем',
    lead: 'Сусідні завдання — з різних тем, тож щоразу треба впізнати спосіб без підказки. Так важче, зате пам’ятається довше: саме так завдання стоять на НМТ.',
  },
  mistakes: {
    title: 'Робота над помилками',
    short: 'Помилки',
    lead: 'Завдання повертається, доки не розв’яжеш його правильно двічі — у різні дні.',
  },
  nmt: { title: 'Симуляція НМТ', short: 'Симуляція НМТ', lead: 'Ті самі форми завдань, той самий час, бал за офіційною шкалою.' },
  diagnostic: {
    title: 'Діагностика',
    short: 'Діагностика',
    lead: 'Коротко про весь предмет. Покаже, які теми вже тримаються, а з яких почати. Можна зупинитися будь-коли.',
  },
  custom: { title: 'Власний тест', short: 'Власний тест', lead: 'Збери свій тест: теми, форми, складність, час.' },
  saved: { title: 'Закладки', short: 'Закладки', lead: 'Завдання з твоїми закладками: під час тесту або в розборі.' },
}
