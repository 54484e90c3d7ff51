import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that npm writes in place: they are copied, so that the source tree does not change. */
const written = new Set(['.package-lock.json', 'package.json', 'package-lock.json'])

/** What tools keep for their next run beside what npm has installed. */
const caches = new Set(['.cache', '.vitest-cache', '.vite-temp'])

/** The same files under another folder, without copying their bytes; caches are left out. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (!caches.has(entry.name)) linkTree(source, target)
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target, written.has(entry.name))
  }
}

/** One file in the same way. */
export function linkFile(from: string, to: string, isOwn = true): void {
  mkdirSync(dirname(to), { recursive: true })
  if (isOwn) copyFileSync(from, to)
  else linkSync(from, to)
}
