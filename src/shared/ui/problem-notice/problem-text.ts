const ownWords: Record<string, string> = {
  'An unexpected error occurred': 'Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.',
  'An error occurred': 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.',
}

/** What a page says of a problem: a Ukrainian sentence, where the toast has English words of its own. */
export const problemText = (detail: string): string => ownWords[detail] ?? (/[.!?…]$/.test(detail) ? detail : `${detail}.`)
