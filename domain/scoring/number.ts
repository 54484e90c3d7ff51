/** Reads a pupil’s text as a number: empty, a decimal number in its shortest spelling, or something that is not a number. */
export type NumberReading = { kind: 'blank' } | { kind: 'number'; text: string } | { kind: 'unreadable' }

const minus = /[−–‒—‑‐﹣－]/g
/** Blanks and signs that are not seen: a copied number brings them along. */
const spaces = /[\s\p{Z}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const decimal = /^(?:\+|(-))?(?:0*(\d+)(?:\.(\d*))?|\.(\d+))$/

/**
 * Tells whether two decimal numbers, as `readNumber` spells them, are no further apart than `tolerance`; counted in whole units of the last place, so
 * that 0.3 and 0.2 are exactly 0.1 apart.
 */
export function isWithin(a: string, b: string, tolerance: string): boolean {
  const places = Math.max(...[a, b, tolerance].map((text) => text.split('.')[1]?.length ?? 0))
  const whole = (text: string) => {
    const [left = '', right = ''] = text.split('.')
    return BigInt(left + right.padEnd(places, '0'))
  }
  const apart = whole(a) - whole(b)
  return (apart < 0n ? -apart : apart) <= whole(tolerance)
}

/**
 * Reads a short numeric answer: comma or point, any minus, spaces anywhere. Fractions and units are unreadable rather than wrong.
 * @returns `text` with a point: `−0,50` → `-0.5`.
 */
export function readNumber(typed: string): NumberReading {
  const compact = typed.replace(spaces, '').replace(minus, '-').replace(',', '.')
  if (compact === '') return { kind: 'blank' }
  const match = decimal.exec(compact)
  if (!match) return { kind: 'unreadable' }
  const whole = match[2] ?? '0'
  const fraction = (match[3] ?? match[4] ?? '').replace(/0+$/, '')
  const size = fraction ? `${whole}.${fraction}` : whole
  return { kind: 'number', text: size === '0' ? '0' : `${match[1] ?? ''}${size}` }
}

const fraction = /^(-?)(?:(\d{1,6})\s+)?(\d{1,9})\s*\/\s*(\d{1,9})$/
const mostDecimals = 6

/**
 * Writes a common fraction as the decimal that the exam asks for: `1/2` and `½` → `0.5`, `−1 3/4` → `-1.75`.
 * @returns null where it is no fraction, or has no end as a decimal (1/3).
 */
export function decimalOf(typed: string): string | null {
  const plain = typed
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll('\u2044', '/')
    .replace(minus, '-')
    .trim()
    .replace(/^- +/, '-')
  const match = fraction.exec(plain)
  if (!match) return null
  const [, sign = '', whole = '0', over = '', under = ''] = match
  const [top, bottom] = [BigInt(whole) * BigInt(under) + BigInt(over), BigInt(under)]
  const scale = 10n ** BigInt(mostDecimals)
  if (bottom === 0n || (top * scale) % bottom !== 0n) return null
  const digits = ((top * scale) / bottom).toString().padStart(mostDecimals + 1, '0')
  const reading = readNumber(`${sign}${digits.slice(0, -mostDecimals)}.${digits.slice(-mostDecimals)}`)
  return reading.kind === 'number' ? reading.text : null
}
