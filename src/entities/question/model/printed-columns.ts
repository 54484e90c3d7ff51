import type { Option } from '#domain/question'

/** How many letters fit into a column of paper, by the count of columns. */
const lettersIn: readonly [columns: number, letters: number][] = [
  [5, 9],
  [4, 14],
  [3, 22],
  [2, 40],
]

/** Columns in which the options of a task are printed: as many as their words allow, yet never one option alone in the last row. */
export function columnsFor(options: readonly Option[]): number {
  const longest = Math.max(0, ...options.map(({ text }) => text.reduce((sum, part) => sum + lengthOf(part), 0)))
  const fits = ([columns, letters]: readonly [number, number]) =>
    columns <= options.length && longest <= letters && options.length % columns !== 1
  return lettersIn.find(fits)?.[0] ?? 1
}

/** Commands of TeX take no room, a fraction stands in one place. */
function lengthOf(part: Option['text'][number]): number {
  if ('text' in part) return part.text.length
  if ('tex' in part) return part.tex.replaceAll(/\\[a-z]+|[{}^_]/gi, '').length
  return 'children' in part ? part.children.reduce((sum, each) => sum + lengthOf(each), 0) : 0
}
