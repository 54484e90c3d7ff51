import { globSync, readFileSync } from 'node:fs'

/** Pages that a stranger may open first; all others belong to the application. */
const publicPages = new Set([
  'landing',
  'team',
  'partnership',
  'groupPremium',
  'privacy',
  'terms',
  'publicOferta',
  'theoryArticle',
  'content',
])

export type Page = { address: string; module: string; isPublic: boolean }

/** The page module that each address loads, read from the text of the routing tables: `lazy()` does not tell it. */
export function readPages(): Page[] {
  const tables = globSync('src/app/routing/*routes.ts').map((path) => readFileSync(path, 'utf8'))
  const [, ...lines] = tables.join('\n').split('defineRoute(')
  return lines.flatMap((line) => {
    const address = /address: '(\w+)'/.exec(line)?.[1]
    const slice = /import\('@\/pages\/([\w-]+)'\)/.exec(line)?.[1]
    if (address === undefined || slice === undefined) return []
    return [{ address, module: `src/pages/${slice}/index.ts`, isPublic: publicPages.has(address) }]
  })
}
