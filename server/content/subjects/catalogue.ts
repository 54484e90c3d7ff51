import { and, asc, eq } from 'drizzle-orm'
import type { Subject, SubjectSummary } from '#domain/subject'
import type { SubjectReference } from '#contract/subject'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import { cached } from '../../store/edition.ts'
import { Problem } from '../../base/problem.ts'
import { countTasksBySubject } from '../count-tasks.ts'
import { papers, subjects } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** All subjects in the order of the catalogue. */
export async function listSubjects(db: Db): Promise<SubjectSummary[]> {
  const rows = await db.select({ body: subjects.body }).from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  const practice = await countTasksBySubject(db)
  const published = await db.select({ subject: papers.subject }).from(papers).where(eq(papers.isPublished, true))
  return rows.map(({ body: { id, title, kind, block, order, tasks, max, threshold, minutes } }) => {
    const ready = published.filter(({ subject }) => subject === id).length
    return { id, title, kind, block, order, tasks, max, threshold, minutes, papers: ready, practice: practice.get(id) ?? 0 }
  })
}

/** One subject with its published papers. Refuses with 404 where there is none. */
export async function readSubject(db: Db, id: string): Promise<Subject> {
  const isKnownId = /^[a-z][a-z-]{1,31}$/.test(id)
  const [row] = isKnownId ? await db.select({ body: subjects.body }).from(subjects).where(eq(subjects.id, id)) : []
  if (!row) throw new Problem(404, 'Такого предмета немає')
  const published = await db
    .select()
    .from(papers)
    .where(and(eq(papers.subject, id), eq(papers.isPublished, true)))
    .orderBy(asc(papers.position))
  const paperList = published.map((paper) => ({ id: paper.id, title: paper.title, tasks: paper.numbers, max: paper.max }))
  return { ...row.body, papers: paperList.length, practice: (await countTasksBySubject(db)).get(id) ?? 0, paperList }
}

/** The title of a subject and its reference sheet with the formulas drawn, once for all who ask at the same time. Refuses with 404 where there is none. */
export async function readReference(db: Db, id: string): Promise<SubjectReference> {
  const { title, reference } = await readSubject(db, id)
  if (!reference) return { title, reference }
  const formulas = await cached(db, `formulas of the sheet of ${id}`, async () => drawFormulas(reference.sections))
  return { title, reference: { ...reference, formulas } }
}
