import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { neededBy, type ModuleText } from './needed-by.ts'

/** Pages that a stranger opens first, and those that a pupil opens most. On some of them stand tasks to be answered or read. */
const readable = new Set(['landing', 'subjects', 'subject', 'topic', 'theory', 'theory-article', 'content-page'])
const first = new Set([...readable, 'dashboard', 'flashcards', 'courses', 'tests', 'survey'])
const withTasks = new Set(['landing', 'theory-article', 'survey', 'flashcards'])

/** The code of a device that keeps something, and the pages that need only that of it at first. */
const device = resolve('src/app/wiring/device.ts')
const withDevice = new Set(['survey', 'flashcards'])

type Needs = readonly (readonly [page: string, needed: ReadonlySet<string>])[]
type Modules = { getModuleInfo: (id: string) => ModuleText | null }

/**
 * Names the file for a module that several files ask for, by the pages that need it before they can be drawn. null for what no page needs at
 * first: it comes with the part that asks for it.
 */
export function fileOf(): (id: string, modules: Modules) => string | null {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(resolve('src/pages'), modules)
    const pages = needs.flatMap(([page, needed]) => (needed.has(id) ? page : []))
    return nameFor(
      pages,
      pages.filter((page) => first.has(page)),
    )
  }
}

/**
 * The code of a device that keeps something has a file of its own. A module that three of the first pages need goes into the common file; tasks, reading and
 * learning have a file each; any other goes to its page.
 */
function nameFor(pages: readonly string[], firsts: readonly string[]): string | null {
  if (pages.includes(device) && firsts.every((page) => withDevice.has(page))) return 'device'
  const [only] = firsts
  if (only === undefined) return pages.length > 1 ? 'other-pages' : null
  if (firsts.length >= 3) return 'common'
  if (firsts.every((page) => withTasks.has(page)) && (firsts.length > 1 || readable.has(only))) return 'tasks'
  if (firsts.every((page) => readable.has(page))) return 'reading'
  if (firsts.length === 1) return `${only}-parts`
  return firsts.some((page) => readable.has(page)) ? 'common' : 'study'
}

function readNeeds(folder: string, modules: Modules): Needs {
  const needed = neededBy((id) => modules.getModuleInfo(id))
  const pages = readdirSync(folder).map((page) => [page, needed(resolve(folder, page, 'index.ts'))] as const)
  return [...pages, [device, needed(device)]]
}
