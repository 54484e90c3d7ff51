import { onOneLine, plainWriter } from '#domain/plain-writer'
import type { Block } from '#domain/rich-text'
import { plainFormula } from './plain-formula.ts'

const between = { blocks: ' ', items: ' ', rows: ' ', cells: ' ' }
const { text, run } = plainWriter({ formula: plainFormula, gap: '…', lineBreak: ' ', between })

/** The words of a run of text, formulas in plain signs. */
export const plainInline = run

/** The words of authored text on one line. */
export const plainText = (blocks: readonly Block[]): string => onOneLine(text(blocks))
