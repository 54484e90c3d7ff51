import { v5 as uuidOf } from 'uuid'
import type { MediumKind } from '#domain/card-media'
import type { ImportedCard } from '#domain/imported-card'
import type { OwnCard } from '#domain/own-card'

const imports = 'b1d0a6c4-6f0e-5f6a-9a53-5a4f8f2f6d11'
const idOf = (parts: readonly string[]): string => uuidOf(parts.join('\u001f'), imports)

/**
 * The cards of a file with ids that depend on deck and words, so that a file read again adds nothing twice. Cards of the same words are
 * told apart by what they show.
 */
export function withIds<C extends ImportedCard>(cards: readonly C[], deck: string): { id: string; card: C }[] {
  const taken = new Set<string>()
  return cards.map((card) => {
    const { kind, front, back, media = [], masks = [] } = card
    const words = [deck, kind, front, back]
    const plain = idOf(words)
    const id = taken.has(plain) ? idOf([...words, ...media.map(({ name }) => name), JSON.stringify(masks)]) : plain
    taken.add(id)
    return { id, card }
  })
}

/** The entries of an archive that these cards show or play. */
export const entriesOf = (cards: readonly ImportedCard[]): Map<string, MediumKind> =>
  new Map(cards.flatMap(({ media = [] }) => media.map(({ entry, kind }) => [entry, kind])))

/** The card with what could be taken out of the file; null where too little is left to ask or to answer. */
export function ownCardOf(
  { kind, front, back, media = [], masks = [] }: ImportedCard,
  { id, deck, ids }: { id: string; deck: string; ids: ReadonlyMap<string, string> },
): OwnCard | null {
  const taken = media.flatMap(({ entry, ...medium }) => {
    const stored = ids.get(entry)
    return stored === undefined ? [] : [{ ...medium, id: stored }]
  })
  const has = (side: 'front' | 'back') => taken.some((medium) => medium.side === side)
  const isPictured = taken.some((medium) => medium.side === 'front' && medium.kind === 'picture')
  if ((front === '' && !has('front')) || (kind === 'basic' && back === '' && !has('back')) || (kind === 'occlusion' && !isPictured))
    return null
  return { id, deck, kind, front, back, ...(taken.length > 0 && { media: taken }), ...(kind === 'occlusion' && { masks }) }
}
