import { createHash } from 'node:crypto'
import { partOf, yamlOf, type Source } from './source.ts'

/** Folders of subjects with `draft: true`: they are seen where authors work, and on no site in production. */
export const draftSubjects = (source: Source): string[] =>
  [...source.files.keys()].flatMap((file) => {
    const subject = /^subjects\/([^/]+)\/subject\.yaml$/.exec(file)?.[1]
    return subject !== undefined && isDraft(source, file) ? [subject] : []
  })

/** The same words without the files of draft subjects; the given source where there are none. */
export function withoutDrafts(source: Source): Source {
  const drafts = draftSubjects(source)
  if (drafts.length === 0) return source
  const isOfDraft = (file: string) =>
    drafts.some((subject) => file.startsWith(`subjects/${subject}/`) || file.endsWith(`/blueprints/${subject}.yaml`))
  return {
    ...partOf(source, (file) => !isOfDraft(file)),
    hash: createHash('sha256')
      .update(`${source.hash} without ${drafts.join(' ')}`)
      .digest('base64url'),
  }
}

/** A file that is no YAML is for its reader to refuse. */
function isDraft(source: Source, file: string): boolean {
  try {
    const subject = yamlOf(source, file)
    return typeof subject === 'object' && subject !== null && 'draft' in subject && subject.draft === true
  } catch {
    return false
  }
}
