import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** The directory is held by a live process; `message` is Ukrainian, for the person who starts the server. */
export class StoreInUse extends Error {}

type Holder = { pid: number; host: string }

const beat = 15_000
const forgotten = 60_000

/**
 * Takes the directory for this process alone: PGlite has no lock, and two writers lose rows. The lock of a dead process is taken over.
 * @returns the release. Throws `StoreInUse`.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  if ((statSync(directory).mode & 0o777) !== 0o700) chmodSync(directory, 0o700)
  const file = join(directory, 'lock.json')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), { flag: 'wx' })
      return keepAlive(file)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const holder = readHolder(file)
      if (holder && isAlive(holder, file)) throw new StoreInUse(refusal(directory, holder))
      putAside(file, holder)
    }
  }
  throw new StoreInUse(`Сховище ${directory} зайняте іншим процесом.`)
}

const refusal = (directory: string, { pid, host }: Holder): string =>
  `Сховище ${directory} уже відкрите процесом ${pid} (${host}). Зупини його або вкажи інший DATA_DIR.`

function keepAlive(file: string): () => void {
  const heart = setInterval(() => showLife(file), beat).unref()
  return () => {
    clearInterval(heart)
    rmSync(file, { force: true })
  }
}

/** A lock file that somebody has removed is written again: the directory is still held. */
function showLife(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder))
  }
}

/** Two processes may find the same dead lock: what was put aside is looked at again, and a lock that somebody has just taken is put back. */
function putAside(file: string, dead: Holder | null): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved?.pid === dead?.pid && moved?.host === dead?.host) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('host' in holder)) return null
    return { pid: Number(holder.pid), host: String(holder.host) }
  } catch {
    return null
  }
}

function isAlive({ pid, host }: Holder, file: string): boolean {
  if (host !== hostname()) return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < forgotten
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)
