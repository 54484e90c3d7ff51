/** What PostgreSQL calls an error, a code of five characters; empty for everything else. */
export function databaseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
