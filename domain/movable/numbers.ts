const digits = 2

/** The sign of a product: a line does not break at it. */
export const times = '\u00a0·\u00a0'

/** A number as schools write it: a comma, a real minus, at most two decimals. */
export function written(value: number): string {
  const text = String(Number(value.toFixed(digits)))
  return (text === '-0' ? '0' : text).replace('.', ',').replace('-', '−')
}

/** The number with the sign that stands before it: equal, or nearly. */
export function equals(value: number): string {
  const isExact = Math.abs(value - Number(value.toFixed(digits))) < 1e-9
  return `${isExact ? '=' : '≈'} ${written(value)}`
}

/** One term after another: `[[1, 'x²'], [-2, 'x'], [-3, '']]` is «x² − 2x − 3». */
export function sumOf(terms: readonly (readonly [number, string])[]): string {
  const shown = terms.filter(([factor]) => factor !== 0)
  if (shown.length === 0) return '0'
  return shown
    .map(([factor, of], index) => {
      const sign = factor < 0 ? (index === 0 ? '−' : ' − ') : index === 0 ? '' : ' + '
      const size = Math.abs(factor)
      return `${sign}${size === 1 && of !== '' ? '' : written(size)}${of}`
    })
    .join('')
}

export const inPlane = (x: number, y: number): string => `(${written(x)}; ${written(y)})`
