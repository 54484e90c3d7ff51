const accent = '\u0301'
const vowels = /[аеиіоуєюяї]/i

/** A word with its stress on a neighbouring vowel: what a pupil says who errs. Throws for a word of one vowel or of two stresses. */
export function misstressed(word: string): string {
  const letters = Array.from(word).filter((letter) => letter !== accent)
  const stressed = word.split(accent)[0]?.length ?? 0
  const indices = letters.flatMap((letter, index) => (vowels.test(letter) ? [index] : []))
  const at = indices.indexOf(stressed - 1)
  if (at < 0 || indices.length < 2 || word.split(accent).length !== 2) throw new Error(`наголос у «${word}» не перенести`)
  const moved = indices[at + 1] ?? indices[at - 1] ?? 0
  return letters.map((letter, index) => (index === moved ? `${letter}${accent}` : letter)).join('')
}
