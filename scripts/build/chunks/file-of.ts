import { basename, dirname, join, resolve } from 'node:path'
import { neededBy, type ModuleText } from './needed-by.ts'

/** Pages that a stranger opens first, and those that a pupil opens most. On some of them stand tasks to be answered or read. */
const readable = new Set(['landing', 'subjects', 'subject', 'topic', 'theory', 'theory-article', 'content-page'])
const first = new Set([...readable, 'dashboard', 'flashcards', 'courses', 'tests', 'survey'])
const withTasks = new Set(['landing', 'theory-article', 'survey', 'flashcards'])

/** The code of a device that keeps something, and the pages that need only that of it at first. */
const device = resolve('src/app/wiring/device.ts')
const withDevice = new Set(['survey', 'flashcards'])

type Needs = readonly (readonly [start: string, needed: ReadonlySet<string>])[]
type Modules = { getModuleInfo: (id: string) => (ModuleText & { dynamicallyImportedIds: readonly string[] }) | null }

const pagesFolder = resolve('src/pages')
/** The page whose module this is; null for any other module. */
const pageOf = (id: string): string | null =>
  basename(id) === 'index.ts' && dirname(dirname(id)) === pagesFolder ? basename(dirname(id)) : null

/**
 * Names the file for a module that several files ask for, by the pages that need it before they can be drawn. null for what no page needs at
 * first: it comes with the part that asks for it.
 */
export function fileOf(): (id: string, modules: Modules) => string | null {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(modules)
    const starts = needs.flatMap(([start, needed]) => (needed.has(id) || start === id ? start : []))
    const pages = starts.flatMap((start) => pageOf(start) ?? (start === device ? device : []))
    const [only] = pages
    const isOwn =
      pages.length === 1 && only !== undefined && first.has(only) && starts.every((start) => start.startsWith(join(pagesFolder, only, '/')))
    return isOwn
      ? only
      : nameFor(
          pages,
          pages.filter((page) => first.has(page)),
        )
  }
}

/**
 * A first page has a file of its own; the code of a device that keeps something has one, and one for what other pages state on it. A module that three of the first pages need goes into the common
 * file; tasks, reading and learning have a file each, and so has what parts elsewhere share with the dashboard: with other pages they share crumbs.
 */
function nameFor(pages: readonly string[], firsts: readonly string[]): string | null {
  if (pages.includes(device) && firsts.every((page) => withDevice.has(page)))
    return pages.every((page) => page === device || withDevice.has(page)) ? 'device' : 'streams'
  const [only] = firsts
  if (only === undefined) return pages.length > 1 ? 'other-pages' : null
  if (pages.includes(device) && firsts.some((page) => readable.has(page))) return 'common'
  if (firsts.length >= 3) return 'common'
  if (firsts.every((page) => withTasks.has(page)) && (firsts.length > 1 || readable.has(only))) return 'tasks'
  if (firsts.every((page) => readable.has(page))) return 'reading'
  if (firsts.length === 1) return only === 'dashboard' ? 'dashboard-parts' : only === 'tests' ? 'study' : 'common'
  return firsts.some((page) => readable.has(page)) ? 'common' : 'study'
}

/** What is needed by each page and by each part that comes later. */
function readNeeds(modules: Modules): Needs {
  const needed = neededBy((id) => modules.getModuleInfo(id))
  const starts = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const start of dynamicallyImportedIds) starts.add(start)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next)
  }
  visit(resolve('src/app/entry/main.tsx'))
  return [...starts].map((start) => [start, needed(start)])
}
