import { tokensOf } from './breakable.ts'

/** Signs after which KaTeX lets a line end. */
const signs = new Set(['+', '-', '=', '<', '>', '\\cdot', '\\pm', '\\mp', '\\le', '\\ge', '\\ne', '\\cup', '\\cap', '\\times', '\\div'])
/** More than this in brackets may need its line to end. */
const mostSigns = 16

/**
 * Keeps what stands in short round brackets in one line. It looks the same.
 * @param source TeX without dollar signs
 * @returns TeX
 */
export function shortBracketsWhole(source: string): string {
  const tokens = tokensOf(source)
  const kept = new Set<number>()
  const opened: number[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0) continue
    if ((token === '(' || token === '[') && tokens[at - 1] !== '\\left') opened.push(at)
    if ((token !== ')' && token !== ']') || tokens[at - 1] === '\\right') continue
    const from = opened.pop()
    if (from === undefined || tokens.slice(from, at).filter((each) => !/^[{}^_ ]$/.test(each)).length > mostSigns) continue
    for (let inside = from; inside < at; inside++) kept.add(inside)
  }
  depth = 0
  return tokens
    .map((token, at) => {
      if (token === '{') depth += 1
      if (token === '}') depth -= 1
      return depth === 0 && kept.has(at) && signs.has(token) && !/^[([;]$/.test(tokens[at - 1] ?? '') ? `${token}\\nobreak ` : token
    })
    .join('')
}
