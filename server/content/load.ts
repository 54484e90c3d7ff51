import { eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { contentState, papers, pictures, subjects } from '../store/schema.ts'
import { readPaper, type Paper, type Picture } from './paper.ts'
import { readSource, type Source } from './source.ts'
import { storeTasks } from './store-tasks.ts'
import { storeTheory } from './store-theory.ts'
import { readSubject, type SubjectBody } from './subject.ts'
import { readTheory, type Theory } from './theory.ts'

/** What editors have written, parsed and checked. */
export type Content = { subjects: SubjectBody[]; papers: Paper[]; pictures: Picture[]; theory: Theory[] }

/**
 * Brings the store up to date with the folder of content, in one transaction; does nothing when not a letter has changed.
 * A task whose words changed under the same version is replaced in development and left alone in production, with one line in the log.
 * @returns whether anything was loaded. Throws `BadContent` for a file that does not fit; then the store stays as it was.
 */
export async function loadContent(db: Db, directory: string, { isProduction = false } = {}): Promise<boolean> {
  const source = await readSource(directory)
  if ((await loadedHash(db)) === source.hash) return false
  const content = parseContent(source)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7236460)`)
    await storeTasks(tx, content.papers, isProduction)
    await storeCatalogue(tx, content)
    await storeTheory(tx, content.theory)
    const state = { name: 'content', hash: source.hash }
    await tx.insert(contentState).values(state).onConflictDoUpdate({ target: contentState.name, set: state })
  })
  return true
}

/** Parses everything. Throws `BadContent` for the first file that does not fit. */
export function parseContent(source: Source): Content {
  const content: Content = { subjects: [], papers: [], pictures: [], theory: [] }
  for (const file of source.files.keys()) {
    const folder = /^subjects\/([^/]+)\/subject\.yaml$/.exec(file)?.[1]
    if (folder === undefined) continue
    const subject = readSubject(source, folder)
    content.subjects.push(subject.body)
    content.theory.push(readTheory(source, subject.body))
    for (const test of [...source.files.keys()].filter((name) => name.startsWith(`subjects/${folder}/tests/`) && name.endsWith('.yaml'))) {
      const { paper, pictures: drawn } = readPaper(source, test, subject)
      content.papers.push(paper)
      content.pictures.push(...drawn)
    }
  }
  return content
}

async function loadedHash(db: Db): Promise<string | undefined> {
  const [state] = await db.select({ hash: contentState.hash }).from(contentState).where(eq(contentState.name, 'content'))
  return state?.hash
}

/** Subjects, papers and pictures are replaced as a whole: running surveys keep their own list of tasks. */
async function storeCatalogue(tx: Db, content: Content): Promise<void> {
  await tx.delete(subjects).where(notInArray(subjects.id, content.subjects.map(({ id }) => id)))
  for (const body of content.subjects) {
    const row = { id: body.id, position: body.order, body }
    await tx.insert(subjects).values(row).onConflictDoUpdate({ target: subjects.id, set: row })
  }
  await tx.delete(papers)
  for (const [position, { id, subject, title, status, max, tasks }] of content.papers.entries()) {
    const references = tasks.map(({ question }) => ({ id: question.id, version: question.version }))
    await tx.insert(papers).values({ id, subject, position, title, max, isPublished: status === 'published', tasks: references })
  }
  for (const picture of content.pictures) {
    await tx.insert(pictures).values(picture).onConflictDoUpdate({ target: [pictures.subject, pictures.file], set: picture })
  }
}
