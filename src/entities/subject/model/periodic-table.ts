import { naturalOrder } from '#domain/natural-order'
import type { ChemicalElement } from '#domain/element'

/** `long`: eighteen columns; `short`: eight groups, the last of three columns, and two rows in each long period. */
export type PeriodicForm = 'long' | 'short'
export type PeriodicRow = { name: string; cells: readonly (ChemicalElement | null)[] }

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
const longOrder = [
  'IA',
  'IIA',
  'IIIB',
  'IVB',
  'VB',
  'VIB',
  'VIIB',
  'VIIIB',
  '',
  '',
  'IB',
  'IIB',
  'IIIA',
  'IVA',
  'VA',
  'VIA',
  'VIIA',
  'VIIIA',
]

/** Names of the columns; `span` is how many columns one name stands over. */
export const headOf = (form: PeriodicForm): readonly { name: string; span: number }[] =>
  form === 'long'
    ? longOrder.flatMap((name) => (name === '' ? [] : [{ name, span: name === 'VIIIB' ? 3 : 1 }]))
    : numerals.map((name) => ({ name, span: name === 'VIII' ? 3 : 1 }))

/** Rows of the table as they are printed, the two series beneath. */
export function rowsOf(elements: readonly ChemicalElement[], form: PeriodicForm): PeriodicRow[] {
  const columns = form === 'long' ? longOrder.length : numerals.length + 2
  const rows = new Map<string, (ChemicalElement | null)[]>()
  for (const element of elements) {
    const name = rowOf(element, form)
    const row = rows.get(name) ?? Array.from<null>({ length: columns }).fill(null)
    row[columnOf(element, form, elements)] = element
    rows.set(name, row)
  }
  const named = [...rows].map(([name, cells]) => ({ name, cells }))
  const isSeries = ({ name }: PeriodicRow) => name in seriesNames
  return [...named.filter((row) => !isSeries(row)).toSorted(byName), ...named.filter(isSeries)].map(({ name, cells }) => ({
    name: seriesNames[name] ?? name.replace(/[ab]$/, ''),
    cells,
  }))
}

const seriesNames: Readonly<Record<string, string>> = { lanthanide: 'Лантаноїди', actinide: 'Актиноїди' }
const byName = (a: PeriodicRow, b: PeriodicRow): number => naturalOrder(a.name, b.name)

function rowOf({ series, period, group }: ChemicalElement, form: PeriodicForm): string {
  if (series) return series
  if (form === 'long' || period < 4) return `${period}`
  return `${period}${isFirstHalf(group) ? 'a' : 'b'}`
}

/** In the short form the first row of a long period goes from its alkali metal to the triad. */
const isFirstHalf = (group: string | undefined): boolean =>
  group === 'IA' || group === 'IIA' || /^(?:III|IV|V|VI|VII|VIII)B$/.test(group ?? '')

function columnOf(element: ChemicalElement, form: PeriodicForm, elements: readonly ChemicalElement[]): number {
  const { number, series, period } = element
  const group: string = element.group ?? ''
  if (series) {
    const first = elements.find((each) => each.series === series)?.number ?? number
    return number - first + (form === 'long' ? 3 : 0)
  }
  const first = form === 'long' ? longOrder.indexOf(group) : numerals.indexOf(group.slice(0, -1))
  const triad = elements.filter((each) => each.group === 'VIIIB' && each.period === period)
  return group === 'VIIIB' ? first + triad.indexOf(element) : first
}

/** The block of an element: the kind of electrons that it fills last. */
export function blockOf({ number, group, series }: ChemicalElement): 's' | 'p' | 'd' | 'f' {
  if (series) return 'f'
  if (group === 'IA' || group === 'IIA' || number === 2) return 's'
  return group?.endsWith('B') ? 'd' : 'p'
}

/** Elements whose symbol, name or number is meant. */
export function foundBy(elements: readonly ChemicalElement[], typed: string): ChemicalElement[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const exact = elements.filter(({ symbol, number }) => symbol.toLowerCase() === wanted || String(number) === wanted)
  return exact.length > 0 ? exact : elements.filter(({ name }) => name.toLowerCase().startsWith(wanted))
}

/** Everything that the table knows of an element, in a sentence. */
export function elementWords(element: ChemicalElement): string {
  const { number, symbol, name, mass, period, group, electronegativity, kind, series } = element
  const comma = (value: number) => String(value).replace('.', ',')
  return [
    `${symbol} — ${name}, № ${number}. Відносна атомна маса ${comma(mass)}.`,
    `Період ${period}, ${group ? `група ${group}` : (seriesNames[series ?? ''] ?? '').toLowerCase()}, ${blockOf(element)}-елемент,`,
    `${kind === 'metal' ? 'металічний' : 'неметалічний'}.${electronegativity === undefined ? '' : ` Електронегативність ${comma(electronegativity)}.`}`,
  ].join(' ')
}
