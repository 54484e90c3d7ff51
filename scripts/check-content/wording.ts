import type { Source } from '../../server/content/source.ts'

/** A straight or another apostrophe between Ukrainian letters; words are spelt with ’ (U+2019). */
const wrongApostrophe = /[а-яґєії]['`ʼ‘´][а-яґєії]/i
const wrongQuotes = /[“”„]/

const formula = /\$[^$]*\$/g
const word = /[\p{L}’]+/gu

/** Typography that readers see: apostrophes, quotation marks and words of mixed alphabets, line by line. */
export function wordingComplaints({ files }: Source): string[] {
  return [...files].flatMap(([name, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => [
        ...(wrongApostrophe.test(line) ? [`${name}:${index + 1}: апостроф має бути ’`] : []),
        ...(wrongQuotes.test(line) ? [`${name}:${index + 1}: лапки мають бути «»`] : []),
        ...mixedWords(line).map((mixed) => `${name}:${index + 1}: кирилиця й латиниця в одному слові «${mixed}»`),
      ]),
  )
}

const mixedWords = (line: string): string[] =>
  (line.replaceAll(formula, '').match(word) ?? []).filter((each) => /[a-z]/i.test(each) && /[а-яґєії]/i.test(each))
