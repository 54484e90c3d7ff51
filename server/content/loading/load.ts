import { eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { admissions, contentPages, contentState, courses, papers, pictures, subjects } from '../../store/schema.ts'
import type { Compile } from './compiled.ts'
import type { Content } from '../content.ts'
import { contentChannel, forgetContent } from '../../store/edition.ts'
import { withoutDrafts } from '../drafts.ts'
import { parseContent } from './parse.ts'
import { readSource } from '../source.ts'
import { storeTasks } from '../store-tasks.ts'
import { storeTemplates } from '../task-templates/store-templates.ts'
import { storeLinks, storeTheory } from '../store-theory.ts'

export type Loading = { isProduction?: boolean; compile?: Compile }

/**
 * Brings the store up to date with the folder of content, in one transaction. Words changed under the same version replace a task in
 * development alone.
 * @returns whether anything was loaded.
 */
export async function loadContent(
  db: Db,
  directory: string,
  { isProduction = false, compile = parseContent }: Loading = {},
): Promise<boolean> {
  const read = await readSource(directory)
  const source = isProduction ? withoutDrafts(read) : read
  const state = { name: 'content', hash: isProduction ? `${source.hash} production` : source.hash }
  const [known] = await db.select({ hash: contentState.hash }).from(contentState).where(eq(contentState.name, state.name))
  if (known?.hash === state.hash) return false
  const content = isProduction ? withoutUnsolved(compile(source)) : compile(source)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7236460), pg_notify(${contentChannel}, '')`)
    await storeTasks(tx, content, isProduction)
    await storeCatalogue(tx, content)
    await storeTemplates(tx, content.templates)
    await storeTheory(tx, content.theory)
    await storeLinks(tx, content.links)
    await storePages(tx, content.pages)
    await storeCourses(tx, content)
    await tx.insert(contentState).values(state).onConflictDoUpdate({ target: contentState.name, set: state })
  })
  forgetContent(db)
  return true
}

/** A paper that nobody has solved a second time is a draft, whatever its author says of it. */
const withoutUnsolved = (content: Content): Content => ({
  ...content,
  papers: content.papers.map((paper) => (paper.isSolvedTwice ? paper : { ...paper, status: 'draft' })),
})

async function storeCourses(tx: Db, content: Content): Promise<void> {
  await tx.delete(courses)
  for (const { position, body } of content.courses) await tx.insert(courses).values({ id: body.course.id, position, body })
}

/** Subjects, papers and pictures are replaced as a whole: running surveys keep their own list of tasks. */
async function storeCatalogue(tx: Db, content: Content): Promise<void> {
  await tx.delete(subjects).where(
    notInArray(
      subjects.id,
      content.subjects.map(({ id }) => id),
    ),
  )
  for (const body of content.subjects) {
    const row = {
      id: body.id,
      position: body.order,
      body,
      weights: content.weights[body.id] ?? {},
      blueprint: content.blueprints[body.id] ?? [],
    }
    await tx.insert(subjects).values(row).onConflictDoUpdate({ target: subjects.id, set: row })
  }
  await tx.delete(papers)
  for (const [position, { id, subject, title, status, max, numbers, tasks }] of content.papers.entries()) {
    const references = tasks.map(({ question }) => ({ id: question.id, version: question.version }))
    await tx.insert(papers).values({ id, subject, position, title, max, numbers, isPublished: status === 'published', tasks: references })
  }
  await tx.delete(admissions)
  for (const body of content.admissions) await tx.insert(admissions).values({ year: body.year, body })
  for (const picture of content.pictures) {
    await tx
      .insert(pictures)
      .values(picture)
      .onConflictDoUpdate({ target: [pictures.subject, pictures.file], set: picture })
  }
}

async function storePages(tx: Db, pages: Content['pages']): Promise<void> {
  await tx.delete(contentPages)
  if (pages.length > 0) await tx.insert(contentPages).values(pages.map((body) => ({ id: body.id, body })))
}
