import { trustPolicy } from '@/shared/lib/trusted-types'

/** Markup of a formula, made without a browser. */
type DrawStatic = (source: string, isBlock: boolean) => string

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
  // Only the markup that the server drew may be written again.
  const policy = trustPolicy('formulas', { createHTML: (html) => html })
  const places = [...document.querySelectorAll<HTMLElement>('#root [data-tex]')]
  return new Map(places.map((place) => [key(place.dataset['tex'] ?? '', place.role === 'group'), policy.createHTML(place.innerHTML)]))
}

const key = (source: string, isBlock: boolean): string => `${isBlock ? 'block' : 'line'} ${source}`
