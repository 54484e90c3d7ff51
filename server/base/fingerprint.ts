import { createHash } from 'node:crypto'

/** Changes with any letter of what it is of; fit for an ETag. */
export const fingerprint = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 16)
