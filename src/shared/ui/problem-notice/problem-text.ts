const ownWords: Record<string, string> = {
  'An unexpected error occurred': 'Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.',
  'An error occurred': 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.',
}

/** Puts a problem into a Ukrainian sentence for a page; the toast has the words of the specification. */
export const problemText = (detail: string): string => ownWords[detail] ?? (/[.!?…]$/.test(detail) ? detail : `${detail}.`)
