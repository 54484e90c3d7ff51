/** Words in Latin letters with what stands between them, and the signs that end them. */
const latin = /\p{Script=Latin}(?:[^\p{Script=Cyrillic}\n]*[\p{Script=Latin}\d])?[.!?…’”]*/gu

/** A piece of a text: `isForeign` where a text of a foreign language has words of that language. */
export type TextRun = { text: string; isForeign: boolean }

/** Splits the text of a subject of a foreign language into what is in that language and what is in Ukrainian. */
export function foreignRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const found of text.matchAll(latin)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index), isForeign: false })
    runs.push({ text: found[0], isForeign: true })
    end = found.index + found[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isForeign: false })
  return runs
}

/** Gives every run of authored text that is in a foreign language its `lang`, wherever it stands in a task, a key, an article or a table. */
export function markForeign<T>(authored: T, lang: string): T {
  return walk(authored) as T

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.flatMap((each: unknown) => (isText(each) ? marked(each.text) : [walk(each)]))
    if (typeof value !== 'object' || value === null || isForeign(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]))
  }

  function marked(text: string): object[] {
    return foreignRuns(text).map((run) => {
      const plain = { kind: 'text', text: run.text }
      return run.isForeign ? { kind: 'foreign', lang, children: [plain] } : plain
    })
  }
}

const isText = (value: unknown): value is { kind: 'text'; text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'text' &&
  'text' in value &&
  typeof value.text === 'string'
const isForeign = (value: object): boolean => 'kind' in value && value.kind === 'foreign'
