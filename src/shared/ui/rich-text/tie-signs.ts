import type { Inline } from '#domain/rich-text'

/** A part with the signs of its neighbours that may not be torn off it. */
export type TiedPart = { before: string; part: Inline; after: string }

const opening = /[([«„“]+$/u
/** Signs that end something, and the ending of a word that is joined by a hyphen: «$n$-й». */
const closing = /^(?:[-‑][\p{L}]{1,3}(?!\p{L}))?[)\]»”.,;:!?…%°]*/u

/** Takes the signs around formulas and gaps off the texts beside them: a line may neither begin with «,» nor end with «(». */
export function tieSigns(content: readonly Inline[]): TiedPart[] {
  const parts = content.map((part) => ({ before: '', part, after: '' }))
  for (const [index, one] of parts.entries()) {
    if (one.part.kind !== 'math' && one.part.kind !== 'gap') continue
    one.before = take(parts[index - 1], opening)
    one.after = take(parts[index + 1], closing)
  }
  return parts.filter(({ part }) => part.kind !== 'text' || part.text !== '')
}

function take(neighbour: TiedPart | undefined, signs: RegExp): string {
  if (neighbour?.part.kind !== 'text') return ''
  const [found = ''] = signs.exec(neighbour.part.text) ?? []
  if (found !== '') neighbour.part = { ...neighbour.part, text: neighbour.part.text.replace(signs, '') }
  return found
}
