import type { OwnCard } from '#domain/own-card'
import type { OwnCards } from '#contract/own-card'

/** One spelling of a question however it was typed: letters and formulas count; case, blanks and punctuation do not. */
const spellingOf = (front: string): string =>
  front
    .normalize('NFKC')
    .toLocaleLowerCase('uk')
    .replaceAll(/[\s.,;:!?…*«»"“”„’'ʼ`]+/g, ' ')
    .trim()

/** Own cards by what they ask, to be looked up at each letter that is typed. */
export const questionsOf = (cards: OwnCards['cards']): ReadonlyMap<string, OwnCard[]> =>
  Map.groupBy(cards, ({ front }) => spellingOf(front))

/** Another card that asks the same; one of the same deck before others. Null where there is none. */
export function sameQuestion(
  questions: ReadonlyMap<string, OwnCard[]>,
  { id, front, deck }: Pick<OwnCard, 'front' | 'deck'> & { id: string | null },
): OwnCard | null {
  const spelling = spellingOf(front)
  const others = spelling === '' ? [] : (questions.get(spelling) ?? []).filter((card) => card.id !== id)
  return others.find((card) => card.deck === deck) ?? others[0] ?? null
}
