import { parseContent } from '../../server/content/parse.ts'
import type { Source } from '../../server/content/source.ts'
import { complaintsOfSubjects } from '../check-content/complaints-about.ts'
import { taskFiles } from '../check-content/sources.ts'
import { fieldFaults } from './field-faults.ts'

/**
 * Everything that an author has to mend in these files, a line each, with the file and the line where they are known: what does not fit its
 * schema in any file, and once all fit, what the loader and the checks of words say. Templates are not drawn here.
 */
export function checkWords(source: Source): string[] {
  const faults = fieldFaults(source)
  if (faults.length > 0) return faults
  try {
    const content = parseContent(source)
    return complaintsOfSubjects({ source, content, tasks: taskFiles(source) }).map((complaint) => withPlace(source, complaint))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** The files of one subject, and what they rest on. */
export function sourceOfSubject(source: Source, subject: string): Source {
  const isOwn = (file: string) =>
    /^subjects\/|^exams\/.*blueprints\/|^(courses|pages|legal|admission)\//.test(file)
      ? file.startsWith(`subjects/${subject}/`) || file.endsWith(`/blueprints/${subject}.yaml`)
      : true
  return { ...source, files: new Map([...source.files].filter(([file]) => isOwn(file))) }
}

/** Puts the file and the line before a complaint that begins with the id of a task, a template or a card. */
function withPlace({ files }: Source, complaint: string): string {
  const id = /^([a-z0-9][\w~-]*)[:,]/.exec(complaint)?.[1]?.split('~')[0]
  if (id === undefined) return complaint
  for (const [file, text] of files) {
    const at = new RegExp(String.raw`^\s*(?:- )?id: ['"]?${id}['"]?\s*$`, 'm').exec(text)
    if (at) return `${file}:${text.slice(0, at.index + at[0].indexOf('id:')).split('\n').length}: ${complaint}`
  }
  return complaint
}
