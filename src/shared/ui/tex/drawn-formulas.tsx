import { createContext, use, useMemo, type ReactNode } from 'react'
import type { DrawnFormula } from '#domain/formula/drawn'
import { formulaMarkup, isFormulaMarkup } from './formula-markup'

type Find = (source: string, isBlock: boolean) => string | null

const FindContext = createContext<Find>(() => null)

type DrawnFormulasProps = { formulas: readonly DrawnFormula[] | undefined; children: ReactNode }

/** Formulas below are shown as an answer of the server has brought them. */
export function DrawnFormulas({ formulas, children }: DrawnFormulasProps) {
  const find = useMemo(() => finderOf(formulas ?? []), [formulas])
  return <FindContext value={find}>{children}</FindContext>
}

/** Finds the markup of a formula in the answer that stands above; null where it has none, or one that KaTeX cannot have drawn. */
export const useDrawnFormula = (): Find => use(FindContext)

function finderOf(formulas: readonly DrawnFormula[]): Find {
  const markups = new Map<string, string | null>()
  return (source, isBlock) => {
    const key = `${isBlock} ${source}`
    const known = markups.get(key)
    if (known !== undefined) return known
    const html = formulas.find((one) => one.tex === source && one.isBlock === isBlock)?.html
    const markup = html !== undefined && isFormulaMarkup(html) ? formulaMarkup(html) : null
    markups.set(key, markup)
    return markup
  }
}
