import { pluralOf } from '#contract/plural'

/** @param count how many things the server does not have yet. */
export const waitingText = (count: number): string =>
  count === 0 ? 'Без мережі' : `Без мережі · ${count} ${pluralOf(count, ['чекає', 'чекають', 'чекають'])}`
