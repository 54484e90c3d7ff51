import { decodeDeck, readTextDeck, type TextRow } from '#domain/deck-text'
import { mostImportRows } from '#domain/import-rows'
import { Problem } from '../../base/problem.ts'

const mostBytes = 8 * 1024 * 1024
const mostFields = 20

type Notes = { notes: TextRow[]; isHtml: boolean; more: number; title: string }

/**
 * Notes of a text file of Anki, CSV or TSV: at most 20,000 rows; `more` is how many are left. Throws 422 for what is no text or over 8
 * MB.
 */
export function readNotes(bytes: Uint8Array): Notes {
  if (bytes.length > mostBytes) throw new Problem(422, 'Текст завеликий: понад 8 МБ. Поділи його на частини')
  const text = decodeDeck(bytes)
  if (text === null) throw new Problem(422, 'Файл має бути колодою Anki або текстом')
  const { rows, aside, isHtml, title } = readTextDeck(text)
  const columns = new Set(aside)
  const notes = rows.slice(0, mostImportRows).map(({ line, fields }) => ({
    line,
    fields: fields
      .slice(0, mostFields)
      .filter((_, column) => !columns.has(column))
      .map(withoutGuard),
  }))
  return { notes, isHtml, title, more: rows.length - notes.length }
}

/** An export to a table puts an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (field: string): string => field.replace(/^'(?=[=+\-@\t\r])/, '')
