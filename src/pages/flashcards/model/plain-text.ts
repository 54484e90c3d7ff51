import { onOneLine, plainWriter } from '#domain/plain-writer'
import type { RichText } from '#domain/rich-text'

const between = { blocks: ' ', items: '; ', rows: '; ', cells: ' — ' }
const { text } = plainWriter({ formula: (tex) => tex, gap: ' ', lineBreak: ' ', item: onOneLine, between })

/** Authored text as one line of plain words, for lists and for searching; formulas as their source. */
export const plainText = (blocks: RichText): string => onOneLine(text(blocks))
