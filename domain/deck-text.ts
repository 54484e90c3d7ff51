/** A row of a text deck; `line` is that of the file on which it begins, from 1. */
export type TextRow = { line: number; fields: string[] }

/** What is chosen about a text deck; what is left out is found in the text. Columns are counted from 0. */
export type TextChoice = { separator?: string; isHeaded?: boolean }

/**
 * A text deck as rows of fields. `isHtml`, `aside` (columns that hold no words: tags, decks) and `title` are as its head says. `joined` counts lines
 * without a separator that went to the row before them.
 */
export type TextDeck = { rows: TextRow[]; separator: string; isHtml: boolean; aside: number[]; title: string; joined: number }

const named: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' }
/** Separators to choose from, in the order in which they are looked for. */
export const textSeparators = ['\t', ';', ',', '|'] as const

/**
 * Decodes a text deck: UTF-8, UTF-16 with its mark or told by its zero bytes, else the Cyrillic page of Windows. Null for what is no text.
 */
export function decodeDeck(bytes: Uint8Array): string | null {
  if (signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte))) return null
  const wide = wideEncoding(bytes)
  const text = wide === null ? (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1251')) : decoded(bytes, wide)
  return text === null || /[\u0000-\u0008\u000e-\u001a\u001c\u001d\u007f\u0098]/.test(text) ? null : text.replace(/^\ufeff/, '')
}

/** How pictures, documents and tables of a spreadsheet begin: their bytes would pass for letters. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x50, 0x4b, 0x03, 0x04],
]

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Letters, digits, spaces and separators in UTF-16 have a byte that is 0, or 4 in Cyrillic, on every second place. */
function wideEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const high = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0 || byte === 4) high[index % 2] = (high[index % 2] ?? 0) + 1
  const most = sample.length * 0.4
  if (sample.length < 4 || sample.length % 2 === 1) return null
  return (high[1] ?? 0) >= most ? 'utf-16le' : (high[0] ?? 0) >= most ? 'utf-16be' : null
}

/** Reads a text deck of Anki, Quizlet or a spreadsheet. No line loses another: whatever cannot be a quoted field is words as they stand. */
export function readTextDeck(text: string, choice: TextChoice = {}): TextDeck {
  const { told, start, line } = readHead(text)
  const body = text.slice(start)
  const separator = choice.separator ?? told.separator ?? guessSeparator(body)
  const rows = splitRows(body, separator, line)
  const { whole, joined } = separator === '\t' ? joinTorn(rows) : { whole: rows, joined: 0 }
  return { ...told, separator, joined, rows: choice.isHeaded ? whole.slice(1) : whole }
}

type Head = { separator: string | undefined; isHtml: boolean; aside: number[]; title: string }
const directive = /^"?#(separator|html|tags|columns|notetype|deck|(?:notetype|deck|tags|guid) column):([^\r\n]*)(?:\r\n?|\n|$)/i

/** The lines that tell how to read the rest; a spreadsheet pads them with its separators and quotes. Other lines that begin with `#` are cards. */
function readHead(text: string): { told: Head; start: number; line: number } {
  const told: Head = { separator: undefined, isHtml: false, aside: [], title: '' }
  let [start, line] = [0, 1]
  for (let found = directive.exec(text); found; found = directive.exec(text.slice(start, start + 4000))) {
    const name = (found[1] ?? '').toLowerCase()
    const raw = found[2] ?? ''
    const value = /^(.+?)[",;|\t ]*$/.exec(raw)?.[1]?.trim() ?? raw.slice(0, 1)
    if (name === 'separator') told.separator = named[value.toLowerCase()] ?? (raw === '\t' ? '\t' : value.slice(0, 1))
    else if (name === 'html') told.isHtml = /^true/i.test(value)
    else if (name === 'deck') told.title = value
    else if (name.endsWith(' column') && Number.isInteger(Number(value))) told.aside.push(Number(value) - 1)
    start += found[0].length
    line += 1
  }
  return { told, start, line }
}

const sampleRows = 200

/** The separator that most of the first rows hold; of several, the one that parts them into equally many fields. */
function guessSeparator(body: string): string {
  const sample = body.slice(0, 100_000)
  const ranked = textSeparators.map((sign) => {
    const rows = splitRows(sample, sign, 1).slice(0, sampleRows)
    const counts = new Map<number, number>()
    for (const { fields } of rows) if (fields.length > 1) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1)
    const parted = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return { sign, parted, alike: Math.max(0, ...counts.values()) }
  })
  return ranked.toSorted((a, b) => b.parted - a.parted || b.alike - a.alike)[0]?.sign ?? '\t'
}

/**
 * Rows of fields, in linear time. A field is quoted when a second mark that stands alone ends it: `"a ""b"" c"`; «"Кобзар" Шевченка» is
 * words. Lines without words are left out.
 */
export function splitRows(text: string, separator: string, firstLine = 1): TextRow[] {
  const rows: TextRow[] = []
  let fields: string[] = []
  let [at, line, begins] = [0, firstLine, firstLine]
  const isEnd = (index: number): boolean => index >= text.length || text[index] === '\n' || text[index] === '\r'
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedEnd(text, at, separator) : -1
    let end = quoted
    if (quoted === -1) {
      end = at
      while (!isEnd(end) && text[end] !== separator) end += 1
      fields.push(text.slice(at, end).trim())
    } else {
      const words = text
        .slice(at + 1, quoted - 1)
        .replaceAll('""', '"')
        .replace(/\r\n?/g, '\n')
      line += words.split('\n').length - 1
      fields.push(words.trim())
    }
    at = end + 1
    if (!isEnd(end)) continue
    if (text[end] === '\r' && text[end + 1] === '\n') at += 1
    if (fields.some((field) => field !== '')) rows.push({ line: begins, fields })
    fields = []
    line += 1
    begins = line
  }
  return rows
}

/** The place after the mark that closes a quoted field; −1 where the field is not quoted. */
function quotedEnd(text: string, start: number, separator: string): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at)) {
    let run = at
    while (text[run] === '"') run += 1
    if ((run - at) % 2 === 1) {
      const next = text[run]
      return next === undefined || next === separator || next === '\n' || next === '\r' ? run : -1
    }
    at = run
  }
  return -1
}

/** A definition with a line break, as Quizlet exports it: what follows a break has no separator. The first row has one, or none has. */
function joinTorn(rows: readonly TextRow[]): { whole: TextRow[]; joined: number } {
  const whole: TextRow[] = []
  let joined = 0
  for (const row of rows) {
    const last = whole.at(-1)
    if (row.fields.length > 1 || !last || last.fields.length === 1) whole.push(row)
    else {
      joined += 1
      last.fields[last.fields.length - 1] = `${last.fields.at(-1)}\n${row.fields[0]}`
    }
  }
  return { whole, joined }
}
