/** The number in the id of a card that was made of a gap or of masks; null for any other. */
export const gapNumber = (card: string): number | null => {
  const found = /^[\da-f-]{36}\.c(\d+)$/.exec(card)?.[1]
  return found === undefined ? null : Number(found)
}
