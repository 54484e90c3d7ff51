import { basename, dirname, join, resolve } from 'node:path'
import { neededBy, type ModuleText } from './needed-by.ts'

/** Pages that a stranger opens first, and those that a pupil opens most. On two of them stand tasks to be answered. */
const readable = new Set(['landing', 'subjects', 'subject', 'topic', 'theory', 'theory-article', 'content-page'])
const first = new Set([...readable, 'dashboard', 'flashcards', 'courses', 'tests', 'survey'])
const withTasks = new Set(['theory-article', 'survey'])

/** The code of a device that keeps something, and the pages that need only that of it at first. */
const device = resolve('src/app/wiring/device.ts')
const withDevice = new Set(['survey', 'flashcards'])

type Needs = readonly (readonly [start: string, needed: ReadonlySet<string>])[]
type Modules = { getModuleInfo: (id: string) => (ModuleText & { dynamicallyImportedIds: readonly string[] }) | null }

/** Where goes what one first page shares with pages that are not first. */
const ofOneFirst = new Map([
  ['dashboard', 'dashboard-parts'],
  ['tests', 'study'],
])

const document = resolve('index.html')
const main = resolve('src/app/entry/main.tsx')

/** Code that is asked for as a whole. */
const parts: readonly (readonly [name: string, inside: RegExp])[] = [
  [
    'cards',
    /src[\\/]entities[\\/]flashcard[\\/](?:api|model)[\\/]|contract[\\/](scheduling[\\/]|own-card|review\.|card-text)|node_modules[\\/]ts-fsrs[\\/]/,
  ],
  ['task-tools', /src[\\/]features[\\/](report-task|save-task)[\\/]/],
  [
    'other-pages',
    /src[\\/](shared[\\/]ui[\\/](text-field[\\/]text-area|form[\\/]own-form)|entities[\\/]fault-report[\\/](ui[\\/]lazy-consent|model[\\/]place))/,
  ],
  ['packs', /src[\\/](entities[\\/]pack|features[\\/]keep-pack[\\/](ui|model))[\\/]|contract[\\/]pack\./],
]

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
    if (id === document || needs[0]?.[1].has(id)) return 'frame'
    const [part] = parts.find(([, inside]) => inside.test(id)) ?? []
    if (part) return part
    const starts = needs.flatMap(([start, needed]) => (needed.has(id) || start === id ? start : []))
    const pages = starts.flatMap((start) => pageOf(start) ?? (start === device ? device : []))
    const firsts = pages.filter((page) => first.has(page))
    return ownPage(pages, starts) ?? nameFor(pages, firsts)
  }
}

/** The page that alone needs a module, it or its parts; null where another does too. */
function ownPage(pages: readonly string[], starts: readonly string[]): string | null {
  const [only, ...others] = pages
  if (only === undefined || others.length > 0) return null
  return starts.every((start) => start.startsWith(join(pagesFolder, only, '/'))) ? `${only}-page` : null
}

/**
 * The code of a device that keeps something has a file of its own, and what other pages state on it another; so have what two pages of the
 * application share, and what parts elsewhere share with the dashboard. Tasks come with the article, whose own code would be a crumb. All else that a
 * first page shares comes with the frame: every page needs most of it, and one file is smaller than two.
 */
function nameFor(pages: readonly string[], firsts: readonly string[]): string | null {
  if (pages.includes(device) && firsts.every((page) => withDevice.has(page)))
    return pages.every((page) => page === device || withDevice.has(page)) ? 'device' : 'streams'
  const [only] = firsts
  if (only === undefined) return pages.length > 1 ? 'other-pages' : null
  if (firsts.includes('theory-article') && firsts.every((page) => withTasks.has(page))) return 'theory-article-page'
  if (firsts.length >= 3 || firsts.some((page) => readable.has(page))) return 'frame'
  return firsts.length > 1 ? 'study' : (ofOneFirst.get(only) ?? 'frame')
}

/** What is needed by every page, and then by each page and by each part that comes later. */
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
  visit(main)
  return [main, ...starts].map((start) => [start, needed(start)])
}
