import { all, create, type Unit } from 'mathjs'

const math = create(all ?? {}, {})

/** The value of an expression of physics or chemistry in this unit; a bare number stands for itself. Throws where the dimensions do not fit. */
export function measure(expression: string, unit: string): number {
  const value: unknown = math.evaluate(expression)
  if (typeof value === 'number') {
    if (unit !== '1') throw new Error(`«${expression}» без одиниці, а має бути ${unit}`)
    return value
  }
  if (!math.isUnit(value)) throw new Error(`«${expression}» не величина`)
  return unit === '1' ? withoutUnit(value, expression) : value.toNumber(unit)
}

/** A ratio of like quantities may come out as a unit whose powers are all zero. */
function withoutUnit(value: Unit, expression: string): number {
  const bare: unknown = value.simplify().toSI().toJSON()
  const { value: number, unit } = bare as { value: number | null; unit: string | null }
  if (unit || number === null) throw new Error(`«${expression}» має одиницю, а має бути число`)
  return number
}

/** The units of the exam in mathjs; longer names stand first where one begins another. */
const names: Readonly<Record<string, string>> = {
  м: 'm',
  см: 'cm',
  мм: 'mm',
  дм: 'dm',
  км: 'km',
  мкм: 'um',
  нм: 'nm',
  с: 's',
  мс: 'ms',
  мкс: 'us',
  хв: 'minute',
  год: 'hour',
  діб: 'day',
  г: 'g',
  кг: 'kg',
  мг: 'mg',
  т: 'tonne',
  л: 'L',
  мл: 'mL',
  моль: 'mol',
  Н: 'N',
  кН: 'kN',
  мН: 'mN',
  Дж: 'J',
  кДж: 'kJ',
  МДж: 'MJ',
  мДж: 'mJ',
  еВ: 'eV',
  МеВ: 'MeV',
  Вт: 'W',
  кВт: 'kW',
  МВт: 'MW',
  Па: 'Pa',
  кПа: 'kPa',
  МПа: 'MPa',
  К: 'K',
  А: 'A',
  мА: 'mA',
  В: 'V',
  мВ: 'mV',
  кВ: 'kV',
  Ом: 'ohm',
  кОм: 'kohm',
  Кл: 'C',
  мкКл: 'uC',
  нКл: 'nC',
  Ф: 'F',
  мкФ: 'uF',
  пФ: 'pF',
  Гн: 'H',
  мГн: 'mH',
  Тл: 'T',
  мТл: 'mT',
  Вб: 'Wb',
  мВб: 'mWb',
  Гц: 'Hz',
  кГц: 'kHz',
  МГц: 'MHz',
  дптр: '1/m',
}

/** The shown unit (`м/с`, `кг/м$^3$`) in mathjs; null where a word or a sign in it is none of ours. */
export function shownUnit(text: string): string | null {
  const plain = text
    .replaceAll(/[$\s{}]/g, '')
    .replaceAll('\\cdot', '·')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
  if (!/^[\p{L}\d·/^()\\-]*$/u.test(plain.replaceAll('\\text', ''))) return null
  const words = plain.replaceAll('\\text', '').match(/[\p{L}]+/gu) ?? []
  if (words.length === 0 || words.some((word) => names[word] === undefined)) return null
  return plain
    .replaceAll('\\text', '')
    .replaceAll('·', '*')
    .replaceAll(/[\p{L}]+/gu, (word) => `(${names[word] ?? word})`)
}

/** Tells whether the shown unit is as large as the computed one. A bare number has no unit of physics beside it; any other name must be known. */
export function isSameUnit(shown: string, computed: string): boolean {
  const own = shownUnit(shown)
  if (own === null || computed === '1') return own === null && computed === '1'
  try {
    return Math.abs(measure(own, computed) - 1) < 1e-9
  } catch {
    return false
  }
}
