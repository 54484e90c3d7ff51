import { formulasIn, texValue } from './tex-value.ts'

/** Equalities between numbers that do not hold, formula by formula. Sides with letters say nothing and are passed over. */
export function brokenEqualities(text: string): string[] {
  return formulasIn(text).flatMap((formula) => {
    if (/\\(ne|approx|text|begin|in|cup|vec|overline|to|le|ge|iff|Rightarrow)\b|[<>?;]|\|/.test(formula)) return []
    const sides = formula.split('=').map((side) => side.trim())
    return sides.flatMap((side, index) => {
      const [left, right] = [valueOf(sides[index - 1]), valueOf(side)]
      if (left === null || right === null || Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left))) return []
      return [`${sides[index - 1]}=${side}`]
    })
  })
}

function valueOf(tex: string | undefined): number | null {
  if (tex === undefined || tex === '' || /^[+*/]|^\\cdot|[+\-(]$|\\cdot$/.test(tex)) return null
  try {
    const bare = /\\(sin|cos|tg)/.test(tex) ? tex : tex.replaceAll('^\\circ', '')
    const value = texValue(bare.replaceAll('\\%', '').replaceAll(/(?<=\d)\\,(?=\d)/g, ''))
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}
