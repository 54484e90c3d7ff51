const longestQuery = 300

/**
 * An error for the operator, without anything that a visitor has written: of a failed query its text without parameters, of PostgreSQL’s own words those
 * that never repeat a value.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const query = 'query' in error ? `query ${String(error.query).slice(0, longestQuery)}` : null
  const message = query ?? (repeatsValues(code) ? '' : error.message)
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? '' : `; cause: ${describeError(error.cause)}`
  return `${error.name}${code}: ${message}${cause}${error.cause === undefined ? `\n${places.slice(0, 8).join('\n')}` : ''}`
}

/** Class 22 is about data: the message shows it. */
const repeatsValues = (code: string): boolean => /^ 22\w{3}$/.test(code)
