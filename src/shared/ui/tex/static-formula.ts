/** Markup of a formula, made without a browser. */
type DrawStatic = (source: string, isBlock: boolean) => string

let draw: DrawStatic | null = null

/** Where pages are drawn without a browser, their formulas are drawn by this. */
export function drawFormulasWith(drawer: DrawStatic): void {
  draw = drawer
}

export const staticFormula = (source: string, isBlock: boolean): string | null => draw?.(source, isBlock) ?? null
