/** Reads the five-character code of a PostgreSQL error; empty for any other error. */
export function databaseCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Reads the name of the constraint that a PostgreSQL error speaks of; empty for any other error. */
export function databaseConstraint(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : ''
}
