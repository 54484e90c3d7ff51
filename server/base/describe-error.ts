const longestQuery = 300

/** An error in words for the log, without anything that a visitor has written. Every logged error goes through here. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(describeThrown(error))
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const query = 'query' in error ? `query ${String(error.query).slice(0, longestQuery)}` : null
  const message = query ?? (repeatsValues(code) ? '' : withoutAddresses(error.message))
  const several = error instanceof AggregateError && message === '' ? error.errors.map(describeError).join(' | ') : ''
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? '' : `; cause: ${describeError(error.cause)}`
  return `${error.name}${code}: ${message}${several}${cause}${error.cause === undefined ? `\n${places.slice(0, 8).join('\n')}` : ''}`
}

/** Of an object that is no error its own message, or the names of what it holds: the values may be anybody’s. */
function describeThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  if ('message' in thrown && typeof thrown.message === 'string') return thrown.message
  return `{ ${Object.keys(thrown).join(', ')} }`
}

/** Class 22 is about data: the message shows it. */
const repeatsValues = (code: string): boolean => /^ 22\w{3}$/.test(code)

const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'`(),;:=/]+@[^\s<>"'`(),;:]+/gu, '…@…')
