import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { viewPractice } from '../../study/practice/view.ts'
import { listSubjects, readReference, readSubject } from '../../content/subjects/catalogue.ts'

/** The catalogue of subjects, open to everybody, and what a visitor can practise with in each. */
export const subjectRoutes = (deps: Pick<Deps, 'db' | 'now'>) => {
  const { db, now } = deps
  return new Hono<SignedIn>()
    .get(
      '/v3/subjects',
      operation({ tag: 'content', summary: 'All subjects', answer: 'SubjectsAnswer', isPublic: true, isOfContent: true }),
      async (c) => c.json({ data: { subjects: await listSubjects(db) } }),
    )
    .get(
      '/v3/subjects/:subject',
      operation({ tag: 'content', summary: 'One subject', answer: 'SubjectAnswer', isPublic: true, refusals: [404], isOfContent: true }),
      async (c) => c.json({ data: { subject: await readSubject(db, c.req.param('subject')) } }),
    )
    .get(
      '/v3/subjects/:subject/reference',
      operation({
        tag: 'content',
        summary: 'Title of a subject and its reference sheet, with the formulas drawn',
        answer: 'ReferenceAnswer',
        isPublic: true,
        refusals: [404],
        isOfContent: true,
      }),
      async (c) => c.json({ data: await readReference(db, c.req.param('subject')) }),
    )
    .get(
      '/v3/subjects/:subject/practice',
      operation({
        tag: 'content',
        summary: 'What the visitor can practise with',
        answer: 'PracticeAnswer',
        refusals: [404],
        kind: 'statistics',
      }),
      sessionRequired(deps),
      async (c) => c.json({ data: { practice: await viewPractice(db, c.var.session.userId, c.req.param('subject'), now()) } }),
    )
}
