import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { importedLater, nodesOf, propertyOf, wordsOf } from './syntax.ts'

/** Pages that a stranger may open first; all others belong to the application. */
const publicPages = new Set(['landing', 'team', 'partnership', 'privacy', 'terms', 'publicOferta', 'theoryArticle', 'content'])

export type Page = { address: string; module: string; isPublic: boolean }

/** The page module that each address loads, of the parsed routing tables: `lazy()` does not tell it. Throws for a route that cannot be read. */
export const readPages = (): Page[] => globSync('src/app/routing/*routes.ts').flatMap((path) => pagesIn(path, readFileSync(path, 'utf8')))

export function pagesIn(path: string, text: string): Page[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return [...nodesOf(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !Array.isArray(node['arguments']) || nameOf(node['callee']) !== 'defineRoute') return []
    const [route] = node['arguments'] as unknown[]
    const address = wordsOf(propertyOf(route, 'address'))
    if (address === null) throw new Error(`${path}: a route without an address in quotes`)
    // What stands apart is a tool of a build of its own.
    if (wordsOf(propertyOf(route, 'access')) === 'apart') return []
    return importedLater(route).flatMap((module) => {
      const slice = module.startsWith('@/pages/') ? module.slice('@/pages/'.length) : null
      if (slice === null || slice.includes('/')) throw new Error(`${path}: ${address} loads ${module}, which is no page`)
      return [{ address, module: `src/pages/${slice}/index.ts`, isPublic: publicPages.has(address) }]
    })
  })
}

const nameOf = (callee: unknown): unknown => (typeof callee === 'object' && callee !== null && 'name' in callee ? callee.name : null)
