import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { surveyId } from '#domain/survey'
import { surveyModeSchema } from '#domain/survey-mode'
import { contentId, subjectId } from '#domain/text'
import { cached } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { subjects, surveys } from '../../store/schema.ts'
import { findArticleOfTest } from '../../content/theory/find-article.ts'

/** The test of an article starts from the article and a repeat from its result: they have no page of their own. */
const pageModeSchema = v.picklist(surveyModeSchema.options.filter((mode) => mode !== 'theory' && mode !== 'retry'))

/**
 * Tells whether what a page’s address names is there: its subject, mode, test or survey. Not whose survey it is: the page asks for it
 * with its token.
 */
export async function hasContent(db: Db, path: string): Promise<boolean> {
  const [, place, subject, section, rest] = /^\/(subjects|result)\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?/.exec(path) ?? []
  if (subject === undefined) return true
  if (place === 'result') return hasSurvey(db, subject, section)
  if (section === 'survey') return hasSurvey(db, subject, rest)
  if (section === 'theory') return hasTest(db, path)
  return (section !== 'tests' || v.is(pageModeSchema, rest)) && hasSubject(db, subject)
}

/** The test of an article, at `/subjects/{subject}/theory/{type}/test-{testId}`. */
async function hasTest(db: Db, path: string): Promise<boolean> {
  const [, subject = '', type, test = ''] = /^\/subjects\/([^/]+)\/theory\/([^/]+)\/test-([^/]+)\/?$/.exec(path) ?? []
  if (!v.is(subjectId, subject) || !v.is(contentId, test)) return false
  return (await findArticleOfTest(db, subject, test))?.type === type
}

async function hasSubject(db: Db, id: string): Promise<boolean> {
  if (!v.is(subjectId, id)) return false
  const known = await cached(db, 'subject ids', async () => db.select({ id: subjects.id }).from(subjects))
  return known.some((each) => each.id === id)
}

async function hasSurvey(db: Db, subject: string, id: string | undefined): Promise<boolean> {
  if (!v.is(subjectId, subject) || !v.is(surveyId, id)) return false
  const known = await db
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.id, id), eq(surveys.subject, subject)))
  return known.length > 0
}
