import { draftSubjects, withoutDrafts } from '../../server/content/drafts.ts'
import { readContent } from '../../server/content/loading/parse.ts'
import { partOf, type Source } from '../../server/content/source.ts'
import { complaintsOfDraft, complaintsOfSubjects } from '../check-content/complaints-about.ts'
import { taskFiles } from '../check-content/sources.ts'
import { faultyFiles } from './field-faults.ts'

/**
 * What an author has to mend, a line each, with file and line where they are known. What cannot be read is left out and the rest is
 * checked. Templates are not drawn here.
 */
export function checkWords(source: Source): string[] {
  const faulty = faultyFiles(source)
  const unread = new Set(faulty.filter(({ isRead }) => !isRead).map(({ file }) => file))
  const told = [...faulty.flatMap(({ lines }) => lines), ...complaintsOf(withoutDrafts(source), unread, false)]
  return [...new Set([...told, ...draftComplaints(source, unread)])]
}

/** What is wrong in subjects that are being written, a line each. */
export const draftComplaints = (source: Source, unread: ReadonlySet<string> = new Set()): string[] =>
  draftSubjects(source).flatMap((subject) => complaintsOf(sourceOfSubject(source, subject), unread, true))

/** Whether there is enough of everything is asked once all of it can be read. */
function complaintsOf(source: Source, unread: ReadonlySet<string>, isDraft: boolean): string[] {
  const faults: string[] = []
  const ready = { ...partOf(source, (file) => !unread.has(file)), faults }
  const content = readContent(ready)
  const bank = { source: ready, content, tasks: taskFiles(ready) }
  const isWhole = unread.size === 0 && faults.length === 0
  const complaints = [...faults, ...(isDraft || !isWhole ? complaintsOfDraft(bank) : complaintsOfSubjects(bank))]
  const faulty = [...unread, ...faults.flatMap((fault) => /^[^\s:,]+\.yaml/.exec(fault)?.[0] ?? [])]
  const isTold = (complaint: string) => !faulty.some((file) => defines(file, source.files.get(file) ?? '', missingIn(complaint)))
  return complaints.filter(isTold).map((complaint) => withPlace(source, complaint))
}

/** The name that a complaint says is not there. */
const missingIn = (complaint: string): string | null => /немає .*?([a-z0-9][\w.-]*)(?:#[\w-]+)?$/.exec(complaint)?.[1] ?? null

/** Whether the file, which has a fault of its own, is what the name stands for. */
const defines = (file: string, text: string, name: string | null): boolean =>
  name !== null && (file.endsWith(`/${name}.yaml`) || placeOf(text, name) !== null)

/** The files of one subject, and what they rest on. */
export function sourceOfSubject(source: Source, subject: string): Source {
  const isOwn = (file: string) =>
    /^subjects\/|^exams\/.*blueprints\/|^(courses|pages|legal|admission)\//.test(file)
      ? file.startsWith(`subjects/${subject}/`) || file.endsWith(`/blueprints/${subject}.yaml`)
      : true
  return partOf(source, isOwn)
}

/** Puts the file and the line before a complaint that names a task, a template, a card or a block: `id: …`, or `file, id: …`. */
function withPlace({ files }: Source, complaint: string): string {
  const [, within, id, rest] = /^(?:(\S+), )?([a-z0-9][\w.~-]*)([:,].*)$/s.exec(complaint) ?? []
  if (id === undefined || rest === undefined) return complaint
  const own = within === undefined ? undefined : files.get(within)
  for (const [file, text] of own === undefined ? files : [[within ?? '', own] as const]) {
    const line = placeOf(text, id.split('~')[0] ?? id)
    if (line !== null) return `${file}:${line}: ${id}${rest}`
  }
  return complaint
}

/** The line, from 1, where something has this id. */
function placeOf(text: string, id: string): number | null {
  const at = new RegExp(String.raw`^\s*(?:- )?(?:\{.*?\b)?id: ['"]?${id.replaceAll('.', String.raw`\.`)}['"]?\s*(?:,|\}|#|$)`, 'm').exec(
    text,
  )
  return at && text.slice(0, at.index + at[0].indexOf('id:')).split('\n').length
}
