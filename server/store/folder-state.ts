import { accessSync, constants, existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenStore, type Fault } from './store-broken.ts'

const megabyte = 1024 * 1024
/** A segment of the log is 16 MB, and with less PGlite waits for ever instead of saying so. */
export const leastSpace = 32 * megabyte
/** Without one of these PGlite would make a new store over what is left of the old one. */
const vital = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base/1']
const controlBytes = 8192

/** Throws `StoreBroken` where PGlite would hang, crash or overwrite data. A store whose creation was interrupted is created anew. */
export function checkFolder(directory: string): void {
  const [data, making] = [join(directory, 'pg'), join(directory, 'making')]
  if (existsSync(making)) rmSync(data, { recursive: true, force: true })
  const fault = faultOf(directory, data)
  if (fault) throw brokenStore(directory, fault)
}

/** Marks a store that is being made until `whole` is called: nobody’s work is in it yet. */
export function markMaking(directory: string): { whole: () => void } {
  const making = join(directory, 'making')
  if (!isUsed(join(directory, 'pg'))) writeFileSync(making, '')
  return { whole: () => rmSync(making, { force: true }) }
}

function faultOf(directory: string, data: string): Fault | null {
  if (freeSpace(directory) < leastSpace) return 'full'
  if (!isWritable(directory)) return 'readOnly'
  if (!isUsed(data)) return null
  if (vital.some((name) => !existsSync(join(data, name))) || statSync(join(data, 'global/pg_control')).size !== controlBytes)
    return 'damaged'
  return [data, join(data, 'PG_VERSION'), join(data, 'global/pg_control'), join(data, 'pg_wal')].every(isWritable) ? null : 'readOnly'
}

const isUsed = (data: string): boolean => existsSync(data) && readdirSync(data).length > 0

/** Bytes that may still be written beside this path. */
export function freeSpace(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
