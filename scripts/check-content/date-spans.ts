const stems = ['січ', 'лют', 'бер', 'квіт', 'трав', 'черв', 'лип', 'серп', 'верес', 'жовт', 'листопад', 'груд']
const seasons: Record<string, [number, number]> = { весна: [2, 4], літо: [5, 7], осінь: [8, 10] }

type Span = [from: number, to: number]

/** Tells whether one of two dates lies within the other: `червень 1651` is in `1651`, so both are right for one event. */
export function areNested(one: string, other: string): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  return a !== null && b !== null && (isWithin(a, b) || isWithin(b, a))
}

const isWithin = (inner: Span, outer: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1]

/** The days of a date as it is written in tables; null for anything else. The new style in brackets is left out. */
function spanOf(date: string): Span | null {
  const spans = date
    .replaceAll(/ \([^)]*\)/g, '')
    .split(' – ')
    .map(spanOfPart)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? [first[0], last[1]] : null
}

function spanOfPart(part: string): Span | null {
  const found = /^(?:(\d{1,2})(?:–(\d{1,2}))? )?(?:(\p{L}+)(?:–(\p{L}+))? )?(\d{3,4})(?:–(\d{3,4}))?$/u.exec(part)
  if (!found) return null
  const [, day, lastDay, month, lastMonth, year, lastYear] = found
  const from = month === undefined ? [0, 11] : monthsOf(month)
  const to = lastMonth === undefined ? from : monthsOf(lastMonth)
  if (!from || !to) return null
  return [dayOf(year, from[0], day ?? '1'), dayOf(lastYear ?? year, to[1], lastDay ?? day ?? '31')]
}

function monthsOf(word: string): number[] | null {
  const index = stems.findIndex((stem) => word.startsWith(stem))
  return index < 0 ? (seasons[word] ?? null) : [index, index]
}

const dayOf = (year = '0', month = 0, day = '1'): number => Number(year) * 372 + month * 31 + Number(day)
