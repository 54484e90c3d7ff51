import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { neededBy, type ModuleText } from './needed-by.ts'

/** Pages that a stranger opens first, and those that a pupil opens most: what two of them need comes in a file of its own. */
const readable = new Set(['landing', 'subjects', 'subject', 'topic', 'theory', 'theory-article', 'content-page'])
const studied = new Set(['dashboard', 'flashcards', 'courses', 'tests', 'survey'])

type Needs = readonly (readonly [page: string, needed: ReadonlySet<string>])[]
type Modules = { getModuleInfo: (id: string) => ModuleText | null }

/**
 * Names the file for a module that several files ask for: what a readable page needs before it can be drawn, what several pages of learning
 * need, what one of them shares with its own later parts. null for what no page needs at first: it comes with the part that asks for it.
 */
export function fileOf(): (id: string, modules: Modules) => string | null {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(resolve('src/pages'), modules)
    const pages = needs.flatMap(([page, needed]) => (needed.has(id) ? page : []))
    if (pages.some((page) => readable.has(page))) return 'reading'
    if (pages.length <= 1) return pages.map((page) => `${page}-parts`)[0] ?? null
    return pages.some((page) => studied.has(page)) ? 'study' : 'other-pages'
  }
}

function readNeeds(folder: string, modules: Modules): Needs {
  const needed = neededBy((id) => modules.getModuleInfo(id))
  return readdirSync(folder).map((page) => [page, needed(resolve(folder, page, 'index.ts'))])
}
