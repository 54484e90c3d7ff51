/**
 * Lets a line end inside `\mathrm{…}`, which KaTeX never breaks, so that a reaction fits a phone. It looks the same.
 * @param source TeX without dollar signs
 * @returns TeX
 */
export function breakable(source: string): string {
  const tokens = tokensOf(source)
  let made = ''
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const end = token === '\\mathrm' && tokens[at + 1] === '{' ? endOfGroup(tokens, at + 1) : -1
    if (end < 0 || isScript(tokens[at - 1]) || isScript(tokens[end + 1])) {
      made += token
      continue
    }
    made += parted(tokens.slice(at + 2, end)) ?? tokens.slice(at, end + 1).join('')
    at = end
  }
  return made
}

/** Every sign of the source is in one of them. */
export const tokensOf = (source: string): readonly string[] => source.match(/\\(?:[a-zA-Z]+|.)|[^\\]|\\$/gsu) ?? []

const signs = new Set([
  '=',
  '+',
  '\\to',
  '\\rightarrow',
  '\\leftrightarrow',
  '\\longrightarrow',
  '\\rightleftarrows',
  '\\rightleftharpoons',
])
/** Their parts belong together. */
const whole = new Set(['\\left', '\\right', '\\begin', '\\end', '\\\\', '&'])

const isScript = (token: string | undefined): boolean => token === '^' || token === '_'

/** @returns where the brace that opens at `from` is closed; −1 where it is not. */
function endOfGroup(tokens: readonly string[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at] === '{') depth += 1
    if (tokens[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** The upright groups with the signs between them; null where it is to stay one. */
function parted(tokens: readonly string[]): string | null {
  if (tokens.some((token) => whole.has(token))) return null
  const groups: string[] = ['']
  const between: string[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0 && signs.has(token) && !isScript(tokens[at - 1])) {
      between.push(token)
      groups.push('')
    } else groups[groups.length - 1] += token
  }
  if (between.length === 0) return null
  return groups
    .map((group, at) => `${group.trim() === '' ? '' : `\\mathrm{${group.trim()}}`}${between[at] ? `${between[at]} ` : ''}`)
    .join('')
}
