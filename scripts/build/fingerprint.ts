import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const stamp = 'dist-server/build-stamp'
const outputs = ['dist/index.html', 'dist-server/main.js', 'dist-server/draw-page.js', stamp]
const inputs = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '*.config.{ts,cjs,js}',
  '{src,domain,contract,packages,server,public}/**/*',
  'scripts/build/run.ts',
  'scripts/build/**/*',
]

/** Hash of everything that the build reads, and whether the inspector is in it. */
export const fingerprint = (): string => hashFiles(inputs, process.env['VITE_STATECHARTS'] === 'on' ? 'with the inspector' : '')

/** Hash of the files and their names. Tests do not count. */
export function hashFiles(patterns: readonly string[], first = ''): string {
  const hash = createHash('sha256').update(first)
  for (const file of globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The stamp is taken away before a build and set after it, so a broken build never passes for a finished one. */
export function isBuilt(current: string): boolean {
  return outputs.every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === current
}

export function clearStamp(): void {
  rmSync(stamp, { force: true })
}

export function setStamp(current: string): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}
