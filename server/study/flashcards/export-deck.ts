import papaparse from 'papaparse'
import type * as v from 'valibot'
import type { exportedFileAnswerSchema, exportFormatSchema } from '#contract/deck-file'
import { writePackage, type Histories, type MediaNames } from './write-package.ts'
import type { WrittenCard } from './written-card.ts'

type File = v.InferOutput<typeof exportedFileAnswerSchema>['data']
type Format = v.InferOutput<typeof exportFormatSchema>

const types: Record<Format, string> = { csv: 'text/csv; charset=utf-8', txt: 'text/plain; charset=utf-8', apkg: 'application/zip' }

/**
 * A deck as CSV, the text of Anki, or a package of Anki with what was learnt; it names pictures and sounds.
 * @param kinds of pictures and sounds by their ids, as far as they are known
 */
export function exportDeck(
  title: string,
  cards: readonly WrittenCard[],
  format: Format,
  now: Date,
  { histories, kinds = new Map() }: { histories?: Histories; kinds?: ReadonlyMap<string, string> } = {},
): File {
  const name = `${title.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'Картки'}.${format}`
  const media = format === 'apkg' ? mediaNamesOf(cards, kinds) : []
  const names = new Map(media.map((each) => [each.id, each.name]))
  return {
    name,
    type: types[format],
    base64: Buffer.from(bytesOf(title, cards, format, now, histories, names)).toString('base64'),
    media,
  }
}

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
}

/** Each picture and sound of these cards once, under a name of its own that ends as its kind does. */
function mediaNamesOf(cards: readonly WrittenCard[], kinds: ReadonlyMap<string, string>): File['media'] {
  const all = new Map(cards.flatMap(({ media = [] }) => media.map((each) => [each.id, each] as const)))
  const taken = new Set<string>()
  return [...all.values()].map(({ id, name }) => {
    const dot = name.lastIndexOf('.')
    const [stem, told] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, '']
    const ending = endings[kinds.get(id) ?? ''] ?? told.replace(/[^a-z0-9]/gi, '')
    const safe = stem.replace(/[^\p{L}\p{N}\p{M} ._()+-]/gu, '_').trim() || 'skladu'
    const plain = `${safe}${ending && `.${ending}`}`
    const own = taken.has(plain) ? `${safe}-${id.slice(0, 8)}${ending && `.${ending}`}` : plain
    taken.add(own)
    return { id, name: own }
  })
}

function bytesOf(
  title: string,
  cards: readonly WrittenCard[],
  format: Format,
  now: Date,
  histories: Histories | undefined,
  names: MediaNames,
): Uint8Array | string {
  const rows = cards.map(({ front, back }) => [front, back])
  if (format === 'csv') return `\ufeff${papaparse.unparse(rows, { escapeFormulae: true })}\r\n`
  if (format === 'txt') return `#separator:tab\n#html:false\n${papaparse.unparse(rows, { delimiter: '\t', newline: '\n', quotes: true })}\n`
  return writePackage(title, cards, now, histories, names)
}
