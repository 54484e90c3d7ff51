import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret kept in `directory`, made on the first start and readable only for its owner. Two processes that start at once get one. */
export function storedSecret(directory: string): string {
  const file = join(directory, 'secret')
  mkdirSync(directory, { recursive: true })
  try {
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Puts another secret in the place of the kept one, whole or not at all. @returns the file. Processes that run keep the old one until they restart. */
export function rotateSecret(directory: string): string {
  const file = join(directory, 'secret')
  mkdirSync(directory, { recursive: true })
  const next = `${file}.${process.pid}`
  writeFileSync(next, newSecret(), { mode: 0o600, flag: 'wx' })
  renameSync(next, file)
  return file
}

const newSecret = (): string => randomBytes(32).toString('base64url')
