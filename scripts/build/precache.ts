type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
export type Manifest = Record<string, Chunk>

/** Pages that a pupil studies with. The pages of errors come with every other. */
const studied = [
  'courses',
  'dashboard',
  'flashcards',
  'landing',
  'practice-setup',
  'result',
  'search',
  'subject',
  'subjects',
  'survey',
  'theory',
  'theory-article',
  'theory-test',
  'topic',
].map((slice) => `src/pages/${slice}/index.ts`)
const isPage = (key: string): boolean => /^src\/pages\/[\w-]+\/index\.ts$/.test(key)

/** Faces that formulas of this site call for; the others come when they are needed. */
const isWanted = (file: string): boolean =>
  /\.(js|css)$/.test(file) || (file.endsWith('.woff2') && !/KaTeX_(?!Main-(Regular|Italic|Bold)-|Math-Italic|Size\d|AMS)/.test(file))

/**
 * Every file of the build that these pages may ask for, whatever is pressed on them.
 * @param html the page itself: what its head names is needed first.
 */
export function precacheList(manifest: Manifest, html: string): string[] {
  const wanted = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (wanted.has(key) || !chunk) return
    wanted.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    for (const next of chunk.dynamicImports ?? []) if (!isPage(next) || studied.includes(next)) visit(next)
  }
  for (const key of studied) if (!manifest[key]) throw new Error(`${key} is not in the build`)
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  for (const key of studied) visit(key)
  const files = [...wanted].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' }
    return [file, ...css, ...assets]
  })
  const faces = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  const named = [...html.matchAll(/(?:src|href)="(\/(?!\/)[^"]+\.\w+(?:\?[^"]*)?)"/g)].map(([, address = '']) => address)
  return [
    ...new Set([...[...files, ...faces].filter(isWanted).map((file) => `/${file}`), ...named, '/config.json', '/error.css']),
  ].toSorted()
}
