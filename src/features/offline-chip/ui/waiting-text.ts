/** @param count how many things the server does not have yet. */
export const waitingText = (count: number): string =>
  count === 0 ? 'Без мережі' : `Без мережі · ${count} ${count % 10 === 1 && count % 100 !== 11 ? 'чекає' : 'чекають'}`
