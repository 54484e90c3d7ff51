import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; name?: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

/** A file that a page has to load, with its size on the wire. */
export type Load = { file: string; bytes: number }

export const readManifest = (site = 'dist'): Manifest => JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Manifest

/** Files that must be there before a page shows: those of the entry and of the page, with all that they import at once. */
export function loadsOf(manifest: Manifest, keys: readonly string[]): { scripts: Load[]; styles: Load[] } {
  const chunks = chunksOf(manifest, keys)
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return { scripts: scriptsOf(manifest, keys).map(weigh), styles: [...styles].map(weigh) }
}

export const scriptsOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  chunksOf(manifest, keys).flatMap(({ file }) => (file.endsWith('.js') ? file : []))

function chunksOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const wanted = new Set<string>()
  const visit = (key: string) => {
    if (wanted.has(key)) return
    wanted.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...wanted].flatMap((key) => manifest[key] ?? [])
}

const weighed = new Map<string, number>()

/** Pages share most of their files: each is compressed once. */
export function weigh(file: string): Load {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(`dist/${file}`)).length
  weighed.set(file, bytes)
  return { file, bytes }
}

export const total = (loads: readonly Load[]): number => loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** Fonts that Ukrainian text calls for: the faces in the page whose letters include `і`, `A` or `’`. Those of formulas are drawn later. */
export function fontsOfText(): Load[] {
  const faces = readFileSync('dist/index.html', 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  const files = faces
    .filter((face) => !face.includes('KaTeX') && covers(face))
    .flatMap((face) => /url\(["']?\/?([^"')]+\.woff2)/.exec(face)?.[1] ?? [])
  return [...new Set(files)].map((file) => ({ file, bytes: readFileSync(`dist/${file}`).length }))
}

function covers(face: string): boolean {
  const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1]
  if (ranges === undefined) return true
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    const [from, to] = first.includes('?') ? [first.replaceAll('?', '0'), first.replaceAll('?', 'F')] : [first, last]
    return ['і', 'A', '’'].some(
      (letter) => Number.parseInt(from, 16) <= letter.charCodeAt(0) && letter.charCodeAt(0) <= Number.parseInt(to, 16),
    )
  })
}
