import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { contentVersion } from '../../store/edition.ts'
import { readyAnswer, sendReady, sharedCaching, type ReadyAnswer } from '../http/ready-answer.ts'
import { headersOf } from '../../base/request-headers.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { listContentPages } from '../site/content-pages.ts'
import { courses, subjects } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { listArticles, readContents } from '../../content/theory/catalogue.ts'

type PublicPage = { path: string; modified: string | null }

/** `/sitemap.xml`: every public page of learning with the day of its last change, made once for a state of the content; `/robots.txt` of the site with the way to it. */
export const sitemapRoutes = (deps: Pick<Deps, 'db' | 'publicUrl' | 'siteUrl'>, site: string) => {
  const { db } = deps
  const origin = siteOrigin(deps)
  let made: { content: string; answer: Promise<ReadyAnswer> } | null = null
  const make = async (content: string) => {
    const places = (await listPages(db)).map(({ path, modified }) => {
      const lastmod = modified === null ? '' : `<lastmod>${modified}</lastmod>`
      return `<url><loc>${escaped(origin + path)}</loc>${lastmod}</url>`
    })
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`
    return readyAnswer(xml, { 'Content-Type': 'application/xml; charset=utf-8', ...sharedCaching({ content }) })
  }
  // A part of the build that this server serves: read once, with the first call.
  let robots: Promise<string | null> | null = null
  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const content = await contentVersion(db)
      if (made?.content !== content) made = { content, answer: make(content) }
      const { answer } = made
      answer.catch(() => (made = made?.answer === answer ? null : made))
      return sendReady(headersOf(c), await answer)
    })
    .get('/robots.txt', async (c, next) => {
      const rules = await (robots ??= readRobots(site, origin))
      if (rules === null) return next()
      return c.text(rules, 200, { 'Cache-Control': 'no-cache' })
    })
}

async function readRobots(site: string, origin: string): Promise<string | null> {
  const rules = await readFile(join(site, 'robots.txt'), 'utf8').catch(() => null)
  return rules === null ? null : `${rules.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
}

async function listPages(db: Db): Promise<PublicPage[]> {
  const places: PublicPage[] = ['/', '/subjects', '/courses'].map((path) => ({ path, modified: null }))
  const all = await db.select({ body: subjects.body }).from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  for (const { body } of all) {
    const home = `/subjects/${body.id}`
    const written = await listArticles(db, body.id)
    const changed = latest(written.map((article) => article.body.updated))
    places.push({ path: home, modified: changed })
    for (const { id } of body.topics.flatMap((section) => [section, ...section.children])) {
      const own = written.filter((article) => article.body.topics.includes(id))
      places.push({ path: `${home}/${id}`, modified: latest(own.map((article) => article.body.updated)) })
    }
    for (const { type } of (await readContents(db, body.id)).kinds) places.push({ path: `${home}/theory/${type}`, modified: changed })
    for (const article of written)
      places.push({ path: `${home}/theory/${article.type}/${article.body.seoCode}`, modified: article.body.updated })
  }
  for (const { body } of await db.select({ body: courses.body }).from(courses).orderBy(asc(courses.position), asc(courses.id)))
    places.push({ path: `/courses?course=${body.course.id}`, modified: body.course.updated })
  return [...places, ...(await listContentPages(db))]
}

const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
