import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { walkTree, type Tree } from './walk-tree.ts'

/** The libraries of the compiler that Panda brings: version 7 has them inside its program alone. */
function libraryFolder(): string {
  const fromPanda = createRequire(createRequire(createRequire(import.meta.url).resolve('@pandacss/dev')).resolve('@pandacss/config'))
  return join(dirname(fromPanda.resolve('typescript/package.json')), 'lib')
}

/** Every member that the libraries of an edition declare, with those that it builds upon: `Map.groupBy` for a static one, `.toSorted` for one of objects. */
function membersOf(edition: string, folder = libraryFolder(), seen = new Set<string>()): Set<string> {
  const members = new Set<string>()
  const read = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const text = readFileSync(join(folder, `lib.${name}.d.ts`), 'utf8')
    for (const [, next = ''] of text.matchAll(/^\/\/\/ <reference lib="(.+)" \/>$/gm)) read(next)
    walkTree(parseAst(text, { lang: 'dts' }) as unknown as Tree, (node) => {
      if (node.type !== 'TSInterfaceDeclaration') return
      const owner = (node['id'] as { name: string }).name
      for (const { key } of (node['body'] as { body: { key?: { name?: string } }[] }).body)
        if (key?.name !== undefined)
          members.add(owner.endsWith('Constructor') ? `${owner.slice(0, -'Constructor'.length)}.${key.name}` : `.${key.name}`)
    })
  }
  read(edition)
  return members
}

/**
 * What the language has got since ES2022. A name that older objects have as well is left out: in a built file nobody sees whose it is. Iterators are an
 * exception, see `newer-calls.ts`.
 */
export function newerNames(): ReadonlySet<string> {
  const older = new Set([...membersOf('es2022'), ...membersOf('dom')])
  return new Set(['es2023', 'es2024', 'es2025', 'esnext'].flatMap((edition) => [...membersOf(edition)].filter((name) => !older.has(name))))
}
