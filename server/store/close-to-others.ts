import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { describeError } from '../base/describe-error.ts'
import { join } from 'node:path'

/** The names that the server has ever written below its folder. The store and the mail have folders of their own, which are closed as such. */
const ours = ['secret', 'uploads', 'mail', 'backups', 'db']

/**
 * Makes files 0600 and folders 0700, without following links; a file of somebody else is named on stderr.
 * @returns how many were changed.
 */
export function closeToOthers(directory: string): number {
  return ours.reduce((changed, name) => changed + closeBelow(join(directory, name)), 0)
}

function closeBelow(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return 0
  const isOpen = (found.mode & 0o077) !== 0
  if (isOpen) close(path, found.isDirectory() ? 0o700 : 0o600)
  const within = found.isDirectory() ? readdirSync(path).reduce((changed, name) => changed + closeBelow(join(path, name)), 0) : 0
  return within + (isOpen ? 1 : 0)
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    console.error(`Не вдалося закрити ${path} від інших: ${describeError(error).split('\n')[0]}`)
  }
}
