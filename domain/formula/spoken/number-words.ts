import { pluralOf } from '../../plural.ts'

const units = 'перш друг трет четверт п’ят шост сьом восьм дев’ят'.split(' ')
const teens = 'десят одинадцят дванадцят тринадцят чотирнадцят п’ятнадцят шістнадцят сімнадцят вісімнадцят дев’ятнадцят'.split(' ')
const tens = 'двадцят тридцят сороков п’ятдесят шістдесят сімдесят вісімдесят дев’яност'.split(' ')
const beforeUnits = 'двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто'.split(' ')

/** A common fraction of whole numbers as it is read: `1, 2` → «одна друга», `3, 4` → «3 четвертих»; null where it is read otherwise. */
export function spokenFraction(numerator: string, denominator: string): string | null {
  const [top, bottom] = [Number(numerator), Number(denominator)]
  const stem = /^\d+$/.test(numerator) && /^\d+$/.test(denominator) ? ordinalStem(bottom) : null
  if (stem === null || top === 0) return null
  const isSoft = stem.endsWith('трет')
  if (top === 1) return `одна ${stem}${isSoft ? 'я' : 'а'}`
  // «21 тридцять друга» would have to decline its number.
  if (top > 20 && (top % 10 === 1 || top % 10 === 2)) return null
  return `${top === 2 ? 'дві' : top} ${stem}${isSoft ? 'іх' : 'их'}`
}

/** The stem of an ordinal, to which the ending of its gender is put; null where a denominator is not read by one. */
function ordinalStem(count: number): string | null {
  if (count === 100) return 'сот'
  if (count === 1000) return 'тисячн'
  if (count < 2 || count > 99) return null
  if (count < 10) return units[count - 1] ?? null
  if (count < 20) return teens[count - 10] ?? null
  const ten = Math.floor(count / 10) - 2
  return count % 10 === 0 ? (tens[ten] ?? null) : `${beforeUnits[ten]} ${units[(count % 10) - 1]}`
}

type Forms = readonly [one: string, few: string, many: string, part: string]

/** The form of a measure that goes with a number: «1 градус», «2 градуси», «30 градусів», «0,5 градуса»; «градусів» with anything else. */
export function measureOf(before: string, [one, few, many, part]: Forms): string {
  if (/\d,\d+$/.test(before)) return part
  const whole = /(?:^|\s)(\d+)$/.exec(before)?.[1]
  return whole === undefined ? many : pluralOf(Number(whole), [one, few, many])
}
