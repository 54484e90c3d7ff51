/** The text of an error: what happened and what is safe; `isRetryable` says that a second try may help. */
export type FaultText = { title: string; text: readonly string[]; isRetryable: boolean }

const safe = 'Твої відповіді збережено на цьому пристрої. Вони не зникнуть і надійдуть до нас, щойно все запрацює.'

const words = {
  '400': {
    title: 'Запит не зрозуміло',
    text: ['Адреса або дані в ній пошкоджені. Так буває, коли посилання скопійовано не повністю.'],
    isRetryable: false,
  },
  '403': { title: 'Сюди не можна', text: ['Ця сторінка належить іншому акаунту або чекає на вхід.'], isRetryable: false },
  '404': {
    title: 'Сторінку не знайдено',
    text: ['Можливо, її перенесли або в адресі зайвий символ. Пошук знає всі теми й конспекти.'],
    isRetryable: false,
  },
  '410': { title: 'Цього вже немає', text: ['Сторінку прибрали назавжди. Схоже можна знайти пошуком.'], isRetryable: false },
  '429': { title: 'Забагато спроб поспіль', text: ['Зачекай трохи і спробуй ще.', safe], isRetryable: true },
  '500': { title: 'Щось зламалося в нас', text: ['Сторінка не змогла відкритися. Це помилка сайту, не твоя.', safe], isRetryable: true },
  '503': { title: 'Сайт на обслуговуванні', text: ['Ми оновлюємо сайт. Зазвичай це кілька хвилин.', safe], isRetryable: true },
  offline: {
    title: 'Немає з’єднання',
    text: ['Сторінку не вдалося завантажити. Початі тести працюють і без мережі.', safe],
    isRetryable: true,
  },
  version: {
    title: 'Сайт оновився',
    text: ['Відкрита сторінка належить до попередньої версії. Завантаж її заново.', safe],
    isRetryable: true,
  },
  browser: {
    title: 'Цей браузер застарий для тестів',
    text: [
      'Потрібен Chrome чи Edge від 111, Firefox від 121 або Safari від 16.4. Онови браузер; на iPhone чи iPad онови iOS.',
      'Конспекти, формули й дати можна читати й тут.',
    ],
    isRetryable: false,
  },
  auth: { title: 'Увійти не вдалося', text: ['Спробуй ще раз або увійди інакше. Навчатися можна й без входу.'], isRetryable: true },
  payment: { title: 'Оплата не пройшла', text: ['Двічі гроші не спишуться: стан платежу завжди видно в профілі.'], isRetryable: true },
} as const satisfies Record<string, FaultText>

/** By the `code` of the address; one that is not known is an error of ours. */
export const faultTextOf = (code: string | null): FaultText =>
  (Object.entries(words).find(([known]) => known === code) ?? [])[1] ?? words['500']

/** Words the seconds that the server asked to wait: «Спробуй через 5 хв.» */
export function waitText(seconds: string | null): string | null {
  if (seconds === null || !/^\d{1,5}$/.test(seconds)) return null
  const minutes = Math.ceil(Number(seconds) / 60)
  return minutes <= 1 ? 'Спробуй за хвилину.' : `Спробуй через ${minutes} хв.`
}
