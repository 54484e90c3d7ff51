import papaparse from 'papaparse'
import { Problem } from '../../base/problem.ts'

const separators: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' }
const mostBytes = 2 * 1024 * 1024
const mostRows = 5000
const mostFields = 20
const longestHead = 4000

type Notes = { notes: string[][]; isHtml: boolean; more: number }

/**
 * Notes of a text file of Anki, or of any CSV or TSV: rows of fields, at most 5,000; `more` is about how many lines are left. `isHtml` as the head
 * of the file says. Throws 422 for what is no text, or more than 2 MB of it.
 */
export function readNotes(bytes: Uint8Array): Notes {
  if (bytes.length > mostBytes) throw new Problem(422, 'Текст завеликий: понад 2 МБ. Поділи його на частини')
  const text = decode(bytes)
  const lines = /^(?:#[^\r\n]*\r?\n?)*/.exec(text.slice(0, longestHead))?.[0] ?? ''
  const head = new Map(lines.split(/\r?\n/).map((line) => [line.slice(1, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
  const named = head.get('separator')
  const aside = new Set([...head].flatMap(([name, value]) => (name.endsWith(' column') ? [Number(value) - 1] : [])))
  const body = text.slice(lines.length)
  const { data, meta } = papaparse.parse<string[]>(body, {
    skipEmptyLines: 'greedy',
    preview: mostRows,
    ...(named !== undefined && { delimiter: separators[named.toLowerCase()] ?? named.slice(0, 1) }),
  })
  return {
    notes: data.map((row) =>
      row
        .slice(0, mostFields)
        .filter((_, column) => !aside.has(column))
        .map(withoutGuard),
    ),
    isHtml: head.get('html') === 'true',
    more: meta.truncated ? Math.max(0, countLines(body) - data.length) : 0,
  }
}

/** An export to a table puts an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (field: string): string => field.replace(/^'(?=[=+\-@\t\r])/, '')

function countLines(text: string): number {
  let count = 1
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) count++
  return count
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(422, 'Файл має бути колодою Anki або текстом у UTF-8')
  }
}
