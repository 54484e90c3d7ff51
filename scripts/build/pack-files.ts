import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { getMimeType } from 'hono/utils/mime'

/** Files that come in one request: `archive` holds all of `files`. */
export type Batch = { archive: string; files: string[] }

/**
 * Writes the files that a worker keeps into a few archives named by their content. An archive is one line of JSON, `[address, type,
 * bytes]` of each file, and then their bytes.
 */
export function packFiles(files: readonly string[], site: string): Batch[] {
  const isCode = (file: string) => /\.(js|css)(\?|$)/.test(file)
  return [
    { name: 'code', of: files.filter(isCode) },
    { name: 'looks', of: files.filter((file) => !isCode(file)) },
  ].map(({ name, of }) => {
    const parts = of.map((file) => ({ file, path: file.replace(/\?.*$/, ''), bytes: readFileSync(site + file.replace(/\?.*$/, '')) }))
    const list = parts.map(({ file, path, bytes }) => [file, getMimeType(path) ?? 'application/octet-stream', bytes.length])
    const whole = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...parts.map(({ bytes }) => bytes)])
    const archive = `/assets/kept-${name}-${createHash('sha256').update(whole).digest('base64url').slice(0, 10)}.bin`
    writeFileSync(site + archive, whole)
    return { archive, files: of }
  })
}
