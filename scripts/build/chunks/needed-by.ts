import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The facts that a bundler knows of a module. */
export type ModuleText = { code: string | null; importedIds: readonly string[]; exports: readonly string[] }
type Ask = (id: string) => ModuleText | null
/** Names taken from a module; null stands for all. */
type Link = { from: string; names: readonly (readonly [name: string, as: string])[] | null; isPassedOn: boolean }
type Node = { type: string; [key: string]: unknown }

/**
 * Finds all modules that are run before a page can be drawn, beginning with its own. Names are followed through files that only pass them on,
 * so that an `index.ts` brings no more than what is taken from it.
 */
export function neededBy(ask: Ask): (start: string) => Set<string> {
  const known = new Map<string, Link[]>()
  const linksOf = (id: string): Link[] => {
    const links = known.get(id) ?? readLinks(id, ask(id))
    known.set(id, links)
    return links
  }
  return (start) => {
    const needed = new Set<string>()
    const seen = new Set<string>()
    const visit = (id: string, names: readonly string[] | null): void => {
      const links = linksOf(id)
      const isIndex = links.length > 0 && links.every(({ isPassedOn }) => isPassedOn)
      if (!isIndex) needed.add(id)
      for (const name of (isIndex && names) || ['*']) {
        if (seen.has(`${id} ${name}`)) continue
        seen.add(`${id} ${name}`)
        for (const link of links) {
          const taken = takenBy(link, name, ask)
          if (taken?.length !== 0) visit(link.from, taken)
        }
      }
    }
    visit(start, null)
    return needed
  }
}

/** The names that a link takes when one name is wanted; null for all, none where it does not bring that name. */
function takenBy({ from, names, isPassedOn }: Link, name: string, ask: Ask): string[] | null {
  if (names) return names.flatMap(([own, as]) => (name === '*' || as === name ? own : []))
  if (name === '*' || !isPassedOn) return null
  return ask(from)?.exports.includes(name) ? [name] : []
}

function readLinks(id: string, module: ModuleText | null): Link[] {
  if (!module?.code) return []
  const { code, importedIds } = module
  const whole = (from: string): Link => ({ from, names: null, isPassedOn: false })
  if (id.includes('node_modules')) return importedIds.map(whole)
  const { program } = parseSync(id, code)
  const links = (program.body as unknown as Node[]).flatMap((node): Link[] => {
    if (!node['source']) return []
    const from = importedIds.find((other) => isAt(other, id, String((node['source'] as Node)['value'])))
    if (from === undefined || node['importKind'] === 'type' || node['exportKind'] === 'type') return []
    const isPassedOn = node.type.startsWith('Export')
    const specifiers = (node['specifiers'] as Node[] | undefined)?.filter(
      (one) => one['importKind'] !== 'type' && one['exportKind'] !== 'type',
    )
    // A module that nothing is taken from is run.
    if (specifiers?.length === 0 && (node['specifiers'] as Node[]).length === 0) return [whole(from)]
    const names = specifiers?.map(
      (one) => [nameOf(one[isPassedOn ? 'local' : 'imported']), nameOf(one[isPassedOn ? 'exported' : 'local'])] as const,
    )
    return [{ from, names: names?.every(([name]) => name !== '') ? names : null, isPassedOn }]
  })
  // What the build adds stands in no text.
  return [...links, ...importedIds.filter((other) => other.startsWith('\0')).map(whole)]
}

const nameOf = (node: unknown): string => (node as { name?: string } | undefined)?.name ?? ''

/** `#contract/…`, `#chart-lab/…` and `@/…` are the names of this project that are not relative; any other is that of a package, or of what the build adds. */
function isAt(other: string, id: string, source: string): boolean {
  if (other === source || other === join(dirname(id), source) || other.includes(`/node_modules/${source}/`)) return true
  const bare = other.replace(/(\/index)?\.\w+$/, '')
  if (source.startsWith('.')) return bare === join(dirname(id), source).replace(/(\/index)?(\.[jt]sx?)?$/, '')
  return bare.endsWith(source.replace(/^@/, '/src').replace('#chart-lab', '/chart-lab/src').replace(/^#/, '/'))
}
