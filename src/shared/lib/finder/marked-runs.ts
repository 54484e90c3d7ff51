import { searchWords } from '#domain/search-words'

/** A part of a text: a word that fits, or what stands between such words. */
export type Run = { text: string; isHit: boolean }

const words = /[\p{L}\p{N}\p{M}\p{Cf}’'ʼ`´‘]+/gu

/** Cuts a text so that the words which fit stand apart; joined again it is the same text. @param terms as `createSearch` gives them. */
export function markedRuns(text: string, terms: readonly string[]): Run[] {
  const runs: Run[] = []
  const add = (part: string, isHit: boolean) => {
    const last = runs.at(-1)
    if (last?.isHit === isHit) last.text += part
    else if (part !== '') runs.push({ text: part, isHit })
  }
  let end = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    add(text.slice(end, index), false)
    add(
      word,
      searchWords(word).some((each) => terms.includes(each)),
    )
    end = index + word.length
  }
  add(text.slice(end), false)
  return runs
}
