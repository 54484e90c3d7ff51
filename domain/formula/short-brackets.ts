import { tokensOf } from './breakable.ts'

/** Signs after which KaTeX lets a line end. */
const signs = new Set(['+', '-', '=', '<', '>', '\\cdot', '\\pm', '\\mp', '\\le', '\\ge', '\\ne', '\\cup', '\\cap', '\\times', '\\div'])
/** A part with more signs than this is wider than a small phone with letters of 200 %: its line has to end somewhere. */
const mostSigns = 12

/**
 * Keeps what stands in short round brackets in one line. It looks the same.
 * @param source TeX without dollar signs
 * @returns TeX
 */
export function shortBracketsWhole(source: string): string {
  const tokens = tokensOf(source)
  const outer = outerOf(tokens)
  const kept = inBrackets(tokens, outer)
  const mayEnd = (at: number) => outer[at] === true && signs.has(tokens[at] ?? '')
  let from = 0
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && (!mayEnd(at) || kept.has(at))) continue
    const part = tokens.slice(from, at)
    if (part.filter((each) => !/^[{}^_ ]$/.test(each)).length > mostSigns)
      for (let inside = from; inside < at; inside++) kept.delete(inside)
    from = at + 1
  }
  return tokens
    .map((token, at) => (kept.has(at) && mayEnd(at) && !/^[([;]$/.test(tokens[at - 1] ?? '') ? `${token}\\nobreak ` : token))
    .join('')
}

/** Which tokens stand in no group: within one no line ends anyway. */
function outerOf(tokens: readonly string[]): boolean[] {
  let depth = 0
  return tokens.map((token) => {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    return depth === 0
  })
}

/** The places between brackets of one group. */
function inBrackets(tokens: readonly string[], outer: readonly boolean[]): Set<number> {
  const within = new Set<number>()
  const opened: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (!outer[at]) continue
    if ((token === '(' || token === '[') && tokens[at - 1] !== '\\left') opened.push(at)
    if ((token !== ')' && token !== ']') || tokens[at - 1] === '\\right') continue
    const from = opened.pop()
    if (from !== undefined) for (let inside = from; inside < at; inside++) within.add(inside)
  }
  return within
}
