import type { RichText } from '#domain/rich-text'
import { heardLang } from './heard-lang'

/** What a voice can teach of a text: its foreign language, or where Ukrainian words are stressed. */
export type Heard = { lang: string; text: string }

const stressedWord = /[\p{L}’-]*\u0301[\p{L}\u0301’-]*/gu

/** The foreign words of a text, or its words with a sign of stress, as they are to be said; a gap is a pause. */
export function heardText(blocks: RichText): Heard | null {
  const lang = heardLang(blocks)
  if (lang === null) return null
  const text = blocks.map((block) => (lang === 'uk' ? stressedIn(block) : foreignIn(block, lang))).filter((part) => part !== '')
  return { lang, text: text.join('\n') }
}

const stressedIn = (block: unknown): string => (wordsIn(block, () => true).match(stressedWord) ?? []).join(', ')
const foreignIn = (block: unknown, lang: string): string =>
  wordsIn(block, (part) => part['lang'] === lang)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text below the parts that count, with all that stands between them left out. */
function wordsIn(part: unknown, counts: (part: Record<string, unknown>) => boolean, isInside = false): string {
  if (Array.isArray(part)) return part.map((each) => wordsIn(each, counts, isInside)).join('')
  if (typeof part !== 'object' || part === null) return ''
  const fields = part as Record<string, unknown>
  const isCounted = isInside || counts(fields)
  switch (fields['kind']) {
    case 'text':
      return isCounted ? String(fields['text']) : ' '
    case 'gap':
      return ' … '
    case 'break':
      return ' '
    default:
      return `${Object.values(fields)
        .map((each) => wordsIn(each, counts, isCounted))
        .join('')}${'children' in fields && fields['kind'] === 'paragraph' ? ' ' : ''}`
  }
}
