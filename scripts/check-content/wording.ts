import type { Source } from '../../server/content/source.ts'

/** A straight or another apostrophe between Ukrainian letters; words are spelt with ’ (U+2019). */
const wrongApostrophe = /[а-яґєії]['`ʼ‘´][а-яґєії]/i
const wrongQuotes = /[“”„]/

/** Typography that readers see: apostrophes and quotation marks, line by line. */
export function wordingComplaints({ files }: Source): string[] {
  return [...files].flatMap(([name, text]) =>
    text
      .split('\n')
      .flatMap((line, place) => [
        ...(wrongApostrophe.test(line) ? [`${name}:${place + 1}: апостроф має бути ’`] : []),
        ...(wrongQuotes.test(line) ? [`${name}:${place + 1}: лапки мають бути «»`] : []),
      ]),
  )
}
