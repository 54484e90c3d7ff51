import * as v from 'valibot'

/** Letters and digits of a code of invitation: none that looks like another (no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const codeAlphabet = '34679ACDEFGHJKMNPRTWXY'
const length = 6

/** Ukrainian letters that look like one of the alphabet: whoever copies a code from a board types them. */
const lookAlike: Readonly<Record<string, string>> = { А: 'A', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y' }

/** A code as it was meant: upper case, Latin letters, without blanks and hyphens. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/gu, '')
    .replaceAll(/[А-Я]/gu, (letter) => lookAlike[letter] ?? letter)

/** A code of invitation as somebody types it; six characters of the alphabet come out. */
export const codeSchema = v.pipe(
  v.string('Хибний код'),
  v.maxLength(40, 'Хибний код'),
  v.transform(plainCode),
  v.regex(new RegExp(`^[${codeAlphabet}]{${length}}$`), 'Код має 6 літер і цифр'),
)

/** A code drawn with `draw(below)`, a whole number from 0 up to but without `below`. */
export const drawCode = (draw: (below: number) => number): string =>
  Array.from({ length }, () => codeAlphabet[draw(codeAlphabet.length)]).join('')
