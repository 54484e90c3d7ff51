/** The greatest seed of an instance that a visitor can get; the content check draws all seeds from 1 to it. */
export const mostSeed = 200

/** A number that follows from a text alone (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}
