import papaparse from 'papaparse'
import { Problem } from '../http/problem.ts'

const separators: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' }

/** Notes of a text file of Anki, or of any CSV or TSV: rows of fields; `isHtml` as the head of the file says. Throws 422 for what is no text. */
export function readNotes(bytes: Uint8Array): { notes: string[][]; isHtml: boolean } {
  const lines = decode(bytes).split(/\r\n|\r|\n/)
  const firstRow = lines.findIndex((line) => !line.startsWith('#'))
  const head = new Map(
    lines.slice(0, Math.max(0, firstRow)).map((line) => [line.slice(1, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  const named = head.get('separator')
  const aside = new Set([...head].flatMap(([name, value]) => (name.endsWith(' column') ? [Number(value) - 1] : [])))
  const { data } = papaparse.parse<string[]>(lines.slice(Math.max(0, firstRow)).join('\n'), {
    skipEmptyLines: 'greedy',
    ...(named !== undefined && { delimiter: separators[named.toLowerCase()] ?? named.slice(0, 1) }),
  })
  return { notes: data.map((row) => row.filter((_, column) => !aside.has(column))), isHtml: head.get('html') === 'true' }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(422, 'Файл має бути колодою Anki або текстом у UTF-8')
  }
}
