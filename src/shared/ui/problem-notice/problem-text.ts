import { offlineWords, unspoken } from '../../api'

const reasons: Record<string, string> = {
  [offlineWords]: 'Перевір з’єднання і спробуй ще раз. Те, що вже збережено на цьому пристрої, нікуди не зникне.',
  'Сервер не відповідає': 'Спробуй ще раз за хвилину. Те, що вже збережено на цьому пристрої, нікуди не зникне.',
  'An unexpected error occurred': 'Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.',
  [unspoken]: 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.',
}

const away = 'Сервер зараз не відповідає. Спробуй ще раз за хвилину.'
const withheld = 'Мережа або сервер не пускають цього запиту. Якщо це шкільна мережа, спробуй з іншої.'
/** What a refusal means that has a status alone: whoever stands between the browser and the server has answered. */
const statusReasons: Record<number, string> = {
  403: withheld,
  407: withheld,
  408: 'З’єднання заповільне: запит не дійшов до кінця. Спробуй ще раз.',
  413: 'Це завелике, щоб надіслати за раз.',
  414: 'Це завелике, щоб надіслати за раз.',
  429: 'Забагато запитів з твоєї мережі за раз. Зачекай хвилину і спробуй ще раз.',
  451: withheld,
  502: away,
  503: away,
  504: away,
}

/** Explains the fixed words of the specification in Ukrainian, by the status where there is one; null for words of the server. */
export const reasonOf = (detail: string, status: number | null = null): string | null =>
  (detail === unspoken && status !== null ? statusReasons[status] : undefined) ?? reasons[detail] ?? null

/** Puts a problem into a Ukrainian sentence for a page; the toast has the words of the specification. */
export function problemText(problem: { detail: string; status?: number | null } | string): string {
  const { detail, status = null } = typeof problem === 'string' ? { detail: problem } : problem
  return reasonOf(detail, status) ?? (/[.!?…]$/.test(detail) ? detail : `${detail}.`)
}
