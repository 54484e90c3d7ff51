/** The texts for a visitor who was sent back here, by `?reason=`. */
const reasons: Record<string, string> = {
  cancelled: 'Вхід скасовано. Спробуй ще раз або обери інший спосіб.',
  used: 'Посилання для входу вже використано або воно застаріло. Почни вхід ще раз.',
  refused: 'Не вдалося підтвердити вхід. Спробуй ще раз або увійди з паролем.',
  provider: 'Такого способу входу немає. Обери один із цих.',
}

export const reasonText = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(reasons, reason) ? (reasons[reason] ?? null) : null
