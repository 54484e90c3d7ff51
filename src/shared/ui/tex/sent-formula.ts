import { formulaMarkup } from './formula-markup'

/** Markup of a formula, made without a browser; null for one that may not be drawn. */
type DrawStatic = (source: string, isBlock: boolean) => string | null

let draw: DrawStatic | null = null
let sent: Map<string, string> | null = null

/** Sets who draws formulas of pages that are drawn without a browser. */
export function drawFormulasWith(drawer: DrawStatic): void {
  draw = drawer
}

/** A formula as the server draws it, or as it has sent it to this browser; null where it has not. */
export function sentFormula(source: string, isBlock: boolean): string | null {
  if (draw) return draw(source, isBlock)
  if (typeof document === 'undefined') return null
  sent ??= readSent()
  return sent.get(key(source, isBlock)) ?? null
}

function readSent(): Map<string, string> {
  const places = [...document.querySelectorAll<HTMLElement>('#root [data-tex]')]
  return new Map(places.map((place) => [key(place.dataset['tex'] ?? '', place.role === 'group'), formulaMarkup(place.innerHTML)]))
}

const key = (source: string, isBlock: boolean): string => `${isBlock ? 'block' : 'line'} ${source}`
