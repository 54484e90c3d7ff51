const reasons: Record<string, string> = {
  'An unexpected error occurred': 'Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.',
  'An error occurred': 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.',
}

/** Explains the fixed words of the specification in Ukrainian; null for words of the server. */
export const reasonOf = (detail: string): string | null => reasons[detail] ?? null

/** Puts a problem into a Ukrainian sentence for a page; the toast has the words of the specification. */
export const problemText = (detail: string): string => reasonOf(detail) ?? (/[.!?…]$/.test(detail) ? detail : `${detail}.`)
