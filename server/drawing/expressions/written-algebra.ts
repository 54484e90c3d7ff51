/** A number as TeX writes it: `−3,5` is `-3{,}5`, thousands are parted. */
export function texNumber(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6
  const [whole = '', rest] = String(Math.abs(rounded)).split('.')
  const parted = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, String.raw`\,`) : whole
  return `${rounded < 0 ? '-' : ''}${parted}${rest === undefined ? '' : `{,}${rest}`}`
}

/** `3` → `+3`, `-3` → `-3`, `0` → `+0`. */
export const signedNumber = (value: number): string => (value < 0 ? texNumber(value) : `+${texNumber(value)}`)

/** A coefficient before a letter: 1 is not written, of −1 the sign alone. */
export const coefficient = (value: number): string => (value === 1 ? '' : value === -1 ? '-' : texNumber(value))

/** A sum of terms in falling powers: `poly(1, -3, 2)` is `x^2-3x+2`. */
export const poly = (...coefficients: number[]): string => inPowers('x', coefficients)

/** The same in another letter: `linear("t", 2, -1)` is `2t-1`. */
export const linear = (letter: string, ...coefficients: number[]): string => inPowers(letter, coefficients)

function inPowers(letter: string, coefficients: readonly number[]): string {
  const terms = coefficients.flatMap((value, index) => {
    const power = coefficients.length - 1 - index
    if (value === 0) return []
    if (power === 0) return [texNumber(value)]
    return [`${coefficient(value)}${letter}${power === 1 ? '' : `^{${power}}`}`]
  })
  const sum = terms.map((term, index) => (index === 0 || term.startsWith('-') ? term : `+${term}`)).join('')
  return (sum === '' ? '0' : sum).replaceAll(/\^\{(\d)\}/g, '^$1')
}
