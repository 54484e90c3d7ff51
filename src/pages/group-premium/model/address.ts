import { addresses } from '@/shared/routes'

/** The views of a class for its teacher. */
export const classViews = ['invite', 'works', 'results', 'settings'] as const
export type ClassView = (typeof classViews)[number]
/** The views of a work that is put together. */
export const worksheetViews = ['tasks', 'bank', 'print'] as const
export type WorksheetView = (typeof worksheetViews)[number]

/**
 * What the query names: the offer, an invitation, another teacher’s link, a group with one of its papers, photos of sheets, the teacher’s
 * works (`group`: for that class) or one.
 */
export type Part =
  | { kind: 'offer' }
  | { kind: 'join'; code: string }
  | { kind: 'copy'; code: string }
  | { kind: 'group'; id: string; task: string | null; view: ClassView | null }
  | { kind: 'scan'; group: string; paper: string }
  | { kind: 'worksheets'; group: string | null }
  | { kind: 'worksheet'; id: string; group: string | null; view: WorksheetView }

export function partOf(search: string): Part {
  const query = new URLSearchParams(search)
  const [join, copy, id, work, scan, view] = ['join', 'copy', 'group', 'work', 'scan', 'view'].map((name) => query.get(name))
  if (join) return { kind: 'join', code: join }
  if (copy) return { kind: 'copy', code: copy }
  if (work) return { kind: 'worksheet', id: work, group: id || null, view: oneOf(worksheetViews, view) ?? 'tasks' }
  if (id && scan) return { kind: 'scan', group: id, paper: scan }
  if (query.has('works')) return { kind: 'worksheets', group: id || null }
  return id ? { kind: 'group', id, task: query.get('task'), view: oneOf(classViews, view) ?? null } : { kind: 'offer' }
}

const oneOf = <T extends string>(known: readonly T[], text: string | null | undefined): T | undefined => known.find((each) => each === text)

const addressOf = (query: Record<string, string | null>): string =>
  `${addresses.groupPremium.to()}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}`

export const classAddress = (group: string, view: ClassView): string => addressOf({ group, view })
/** One paper of a class, task by task. */
export const answersAddress = (group: string, task: string): string => addressOf({ group, view: 'results', task })
/** The sheets of one paper of a class, to be read from photos. */
export const scanAddress = (group: string, scan: string): string => addressOf({ group, scan })
export const worksheetsAddress = (group: string | null): string => addressOf({ group, works: '' })
export const worksheetAddress = (work: string, group: string | null, view: WorksheetView = 'tasks'): string =>
  addressOf({ group, work, ...(view !== 'tasks' && { view }) })
export const copyAddress = (code: string): string => addressOf({ copy: code })
