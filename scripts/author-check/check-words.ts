import { draftSubjects, withoutDrafts } from '../../server/content/drafts.ts'
import { parseContent } from '../../server/content/parse.ts'
import type { Source } from '../../server/content/source.ts'
import { complaintsOfDraft, complaintsOfSubjects } from '../check-content/complaints-about.ts'
import { taskFiles } from '../check-content/sources.ts'
import { fieldFaults } from './field-faults.ts'

/**
 * Everything that an author has to mend in these files, a line each, with file and line where they are known. Faults of schemas come first;
 * once there are none, what the loader and the checks of words say. Templates are not drawn here.
 */
export function checkWords(source: Source): string[] {
  const faults = fieldFaults(source)
  if (faults.length > 0) return faults
  try {
    const ready = withoutDrafts(source)
    const told = complaintsOfSubjects({ source: ready, content: parseContent(ready), tasks: taskFiles(ready) })
    return [...told, ...draftComplaints(source)].map((complaint) => withPlace(source, complaint))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** What is wrong in subjects that are being written, a line each. Throws `BadContent` for what the loader refuses. */
export function draftComplaints(source: Source): string[] {
  return draftSubjects(source).flatMap((subject) => {
    const draft = sourceOfSubject(source, subject)
    return complaintsOfDraft({ source: draft, content: parseContent(draft), tasks: taskFiles(draft) })
  })
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
