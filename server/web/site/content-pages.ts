import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { contentPageId, type ContentPage } from '#contract/content-page'
import { contentId } from '#domain/text'
import { Problem } from '../../base/problem.ts'
import { contentPages, type StoredPage } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import type { PageContent } from './page-content.ts'

/** A page of words by its id. Throws 404. */
export async function readContentPage(db: Db, id: string): Promise<ContentPage> {
  const found = await find(db, id)
  if (!found) throw new Problem(404, 'Такої сторінки немає')
  return shown(found)
}

/** Every page of words with the day of its last change, by address. */
export async function listContentPages(db: Db): Promise<{ path: string; modified: string }[]> {
  const rows = await db.select({ body: contentPages.body }).from(contentPages).orderBy(asc(contentPages.id))
  return rows.map(({ body }) => ({ path: body.path, modified: body.updated }))
}

/** Reads the content page at an address; null where there is none. */
export async function contentPageAt(db: Db, path: string): Promise<PageContent | null> {
  const id = contentPageId(path)
  const found = await find(db, id)
  if (found?.path !== path.replace(/\/+$/, '')) return null
  const { title, description, path: canonical } = found
  const head = { title, description, path: canonical, crumbs: [] }
  return { head, answers: { [`v3/pages/${id}`]: { data: { page: shown(found) } } } }
}

async function find(db: Db, id: string): Promise<StoredPage | undefined> {
  if (!v.is(contentId, id)) return undefined
  const [found] = await db.select({ body: contentPages.body }).from(contentPages).where(eq(contentPages.id, id))
  return found?.body
}

const shown = ({ description: _description, ...page }: StoredPage): ContentPage => page
