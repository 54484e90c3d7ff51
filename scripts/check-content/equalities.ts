import { formulasIn, lexemesOf, texValue } from './tex-value.ts'

/** Signs that end a side of an equality: other relations, and what sets one statement apart from the next. */
const ends = new Set(
  '; , \\ne \\neq \\approx \\sim \\lt \\gt \\le \\ge \\leq \\geq \\in \\to \\iff \\Rightarrow \\Leftrightarrow \\cup \\quad \\; < >'.split(
    ' ',
  ),
)
const opens = new Set(['{', '(', '[', '\\{', '\\begin'])
const closes = new Set(['}', ')', ']', '\\}', '\\end'])

/**
 * Whatever stands for more than a number: names, letters, words, functions of names, sets. A side with one of these says nothing; a side without
 * that cannot be counted is named.
 */
const named =
  /^(?:[\p{L}?°]|\\(?:text|mathrm|vec|overline|angle|triangle|alpha|beta|gamma|delta|epsilon|varepsilon|eta|theta|lambda|mu|nu|xi|rho|sigma|tau|phi|varphi|chi|psi|omega|Gamma|Delta|Phi|Psi|Omega|Sigma|Lambda|pm|infty|ldots|dots|lim|int|sum|ln|lg|operatorname|begin|vert|prime|parallel|perp))$/u

/** Equalities between numbers that do not hold, and those that could not be read, formula by formula. Sides with names say nothing and are passed over. */
export function brokenEqualities(text: string): string[] {
  return formulasIn(text).flatMap((formula) => {
    const sides = sidesOf(lexemesOf(withoutDegrees(formula.replaceAll(/(?<=\d)\\,(?=\d)/g, ''))))
    return sides.flatMap(({ lexemes, isAfterEquals }, index) => {
      const before = sides[index - 1]?.lexemes
      if (!isAfterEquals || before === undefined || [...before, ...lexemes].some((lexeme) => named.test(lexeme))) return []
      const holds = percents.some((percent) => isSame(valuesOf(before, percent), valuesOf(lexemes, percent)))
      return holds ? [] : [`${before.join('')}=${lexemes.join('')}`]
    })
  })
}

/** Degrees are counted as they stand where no function asks for an angle. */
const withoutDegrees = (tex: string): string => (/\\(?:sin|cos|tg)/.test(tex) ? tex : tex.replaceAll(/\^(?:\\circ|\{\\circ\})/g, ''))

/** A sign of percent is a hundredth in `0,2 = 20 %`, and only a name of the unit after `· 100`. */
const percents = ['\\cdot 0{,}01', ''] as const

const isSame = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length &&
  left.every((value, index) => Math.abs(value - (right[index] ?? Number.NaN)) <= 1e-6 * Math.max(1, Math.abs(value)))

type Side = { lexemes: string[]; isAfterEquals: boolean }

function sidesOf(lexemes: readonly string[]): Side[] {
  const sides: Side[] = [{ lexemes: [], isAfterEquals: false }]
  let depth = 0
  for (const lexeme of lexemes) {
    if (opens.has(lexeme)) depth += 1
    if (closes.has(lexeme)) depth -= 1
    if (depth <= 0 && (lexeme === '=' || ends.has(lexeme))) sides.push({ lexemes: [], isAfterEquals: lexeme === '=' })
    else sides.at(-1)?.lexemes.push(lexeme)
  }
  return sides
}

/** The numbers that a side stands for: one, or those of a point or a vector. NaN, which equals nothing, where it cannot be read. */
function valuesOf(lexemes: readonly string[], percent: (typeof percents)[number]): number[] {
  const point = /^\((.*;.*)\)$/.exec(lexemes.join(' '))?.[1]
  return (point?.split(';') ?? [lexemes.join(' ')]).map((tex) => {
    try {
      return texValue(tex.replaceAll('\\%', percent))
    } catch {
      return Number.NaN
    }
  })
}
