import * as v from 'valibot'
import { plainText } from './text.ts'

/** Signs that are drawn as nothing or turn the line round; of them those that make one emoji of several may stay. */
const invisible = /(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const joiners = /(?:\u200d|\ufe0f)+/gu
const pictured = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Emoji}]/u
/** Blanks that count as letters. */
const blank = /[\u2800\u{1d159}]/gu

/** Text as it is seen: without signs that show nothing, with blanks for those that only look like one. */
export const visibleText = (text: string): string =>
  text
    .replaceAll(blank, ' ')
    .replaceAll(invisible, '')
    .replaceAll(joiners, (run, at: number, whole: string) => {
      const before = Array.from(whole.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
      const after = String.fromCodePoint(whole.codePointAt(at + run.length) ?? 0x20)
      return pictured.test(before) && (run === '\ufe0f' || pictured.test(after)) ? run : ''
    })

const seen = /[^\p{Z}\p{C}\p{M}\s]/u
let segmenter: Intl.Segmenter | null = null

function* segmentsOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text
  // One for all: the browser takes longer to make it than to part a card with it.
  segmenter ??= new Intl.Segmenter('uk')
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** Says whether a reader sees so many letters: each with its accents, an emoji as one, no blanks. Looks no further than it must. */
export function isSeen(text: string, least = 1): boolean {
  let count = 0
  if (least <= 0) return true
  for (const segment of segmentsOf(visibleText(text))) if (seen.test(segment) && ++count >= least) return true
  return false
}

/** A name, title or label that others read: one line, at least `least` visible characters, at most `most` in all. */
export const visibleLine = (least: number, most: number, short: string, long: string) =>
  v.pipe(
    plainText,
    v.transform((text) => visibleText(text).replaceAll(/\s+/gu, ' ').trim()),
    v.check((text) => isSeen(text, least), short),
    v.maxLength(most, long),
  )

/** Words of several lines that say something: what is not seen does not count. */
export const visibleWords = (least: number, most: number, short: string, long: string) =>
  v.pipe(
    plainText,
    v.trim(),
    v.check((text) => isSeen(text, least), short),
    v.maxLength(most, long),
  )
