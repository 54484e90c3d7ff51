import { hash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for the store. The token is random, so one round of SHA-256 is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
