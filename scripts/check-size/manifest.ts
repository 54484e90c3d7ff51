import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import postcss from 'postcss'
import valueParser from 'postcss-value-parser'

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
export const fontsOfText = (): Load[] =>
  fontsIn(readFileSync('dist/index.html', 'utf8')).map((file) => ({ file, bytes: readFileSync(`dist/${file}`).length }))

/** Throws for a face that cannot be read, and where there is none at all. */
export function fontsIn(html: string): string[] {
  const styles = stylesIn(parse(html)).map((style) => postcss.parse(style))
  const files: string[] = []
  let faces = 0
  for (const style of styles)
    style.walkAtRules('font-face', (face) => {
      faces++
      const given = new Map(face.nodes?.map((node) => (node.type === 'decl' ? [node.prop, node.value] : ['', ''])))
      if (given.get('font-family')?.includes('KaTeX') || !covers(given.get('unicode-range'))) return
      for (const node of valueParser(given.get('src') ?? '').nodes) {
        if (node.type !== 'function' || node.value !== 'url') continue
        const [address] = node.nodes
        if (!address || !address.value.endsWith('.woff2')) throw new Error(`a face whose file cannot be read: ${face.toString()}`)
        files.push(address.value.replace(/^\//, ''))
      }
    })
  if (faces === 0) throw new Error('the page has no face of letters')
  return [...new Set(files)]
}

/** The text of every style element below a node. */
const stylesIn = (node: DefaultTreeAdapterTypes.Node): string[] => {
  const children = 'childNodes' in node ? node.childNodes : []
  if (node.nodeName === 'style') return [children.map((child) => ('value' in child ? child.value : '')).join('')]
  return children.flatMap(stylesIn)
}

const range = /^U\+([\dA-F]{1,6}|[\dA-F]{0,5}\?{1,6})(?:-([\dA-F]{1,6}))?$/i

function covers(ranges: string | undefined): boolean {
  if (ranges === undefined) return true
  return ranges.split(',').some((each) => {
    const [, first, last] = range.exec(each.trim()) ?? []
    if (first === undefined) throw new Error(`a range of letters that cannot be read: ${each}`)
    const [from, to] = [first.replaceAll('?', '0'), last ?? first.replaceAll('?', 'F')]
    return ['і', 'A', '’'].some(
      (letter) => Number.parseInt(from, 16) <= letter.charCodeAt(0) && letter.charCodeAt(0) <= Number.parseInt(to, 16),
    )
  })
}
