import papaparse from 'papaparse'
import type * as v from 'valibot'
import type { exportedFileAnswerSchema, exportFormatSchema } from '#contract/own-card'
import { writePackage, type Histories } from './write-package.ts'
import type { WrittenCard } from './written-card.ts'

type File = v.InferOutput<typeof exportedFileAnswerSchema>['data']
type Format = v.InferOutput<typeof exportFormatSchema>

const types: Record<Format, string> = { csv: 'text/csv; charset=utf-8', txt: 'text/plain; charset=utf-8', apkg: 'application/zip' }

/** A deck as a file: CSV, the text of Anki, or a package of Anki, which takes along what was learnt. */
export function exportDeck(title: string, cards: readonly WrittenCard[], format: Format, now: Date, histories?: Histories): File {
  const name = `${title.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'Картки'}.${format}`
  return { name, type: types[format], base64: Buffer.from(bytesOf(title, cards, format, now, histories)).toString('base64') }
}

function bytesOf(title: string, cards: readonly WrittenCard[], format: Format, now: Date, histories?: Histories): Uint8Array | string {
  const rows = cards.map(({ front, back }) => [front, back])
  if (format === 'csv') return `\ufeff${papaparse.unparse(rows, { escapeFormulae: true })}\r\n`
  if (format === 'txt') return `#separator:tab\n#html:false\n${papaparse.unparse(rows, { delimiter: '\t', newline: '\n', quotes: true })}\n`
  return writePackage(title, cards, now, histories)
}
