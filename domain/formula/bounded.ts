/** Longer formulas are shown as source: no task needs them, and drawing them may freeze a phone. */
const longest = 2000
/** KaTeX calls itself for each level: some 150 fractions within each other end a tab. */
const deepest = 40
/** Commands in a row, each of which may take the next one as its argument: levels without a brace. */
const mostInARow = 60

/**
 * Tells, without drawing it, whether a formula may be drawn: by its length, its depth, and whether it makes commands of its own, which
 * may grow without end.
 */
export function isBounded(source: string): boolean {
  if (source.length > longest || makesCommands.test(source)) return false
  let depth = 0
  let inARow = 0
  for (const [part] of source.matchAll(parts)) {
    if (opening.test(part)) depth += 1
    else if (closing.test(part)) depth = Math.max(0, depth - 1)
    else if (!/^\s/.test(part)) inARow = takesNext.test(part) ? inARow + 1 : 0
    if (depth > deepest || inARow > mostInARow) return false
  }
  return true
}

const makesCommands =
  /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long|expandafter|(?:re)?newenvironment)(?![a-zA-Z])/
const parts = /\\(?:[a-zA-Z]+|.)|[{}^_]|\s+|[^\\{}^_\s]+/gs
const opening = /^(?:\{|\\(?:left|begin|bgroup|begingroup))$/
const closing = /^(?:\}|\\(?:right|end|egroup|endgroup))$/
const takesNext = /^(?:[\^_]|\\[a-zA-Z]+)$/
