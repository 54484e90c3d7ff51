import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { isKnownContent } from './site-content.ts'

const routesSchema = v.array(v.object({ pattern: v.string(), exists: v.boolean() }))
const word = v.optional(v.fallback(v.optional(v.string()), undefined))
const appleAnswerSchema = v.object({ state: word, id_token: word, error: word })
const year = 'public, max-age=31536000, immutable'

/**
 * The built site. Files are served as they are, compressed where the build has compressed them; a missing file is a JSON 404, never a page.
 * Apple posts its answer to `/auth/callback`: it goes on in the fragment, which no log and no other site sees.
 * Every other address is the one page of the site, with status 404 where the site knows no such address.
 */
export function siteRoutes({ db }: Deps, site: string) {
  const isKnownAddress = addressesOf(site)
  const page = serveStatic({ root: site, path: 'index.html', precompressed: true })
  const file = serveStatic({ root: site, precompressed: true })
  return new Hono()
    .get('*', async (c, next) => {
      const found = isPrivate(c.req.path) ? null : await file(c, async () => undefined)
      if (!found) return next()
      return answerWith(found, found.status, /^\/(assets|fonts)\//.test(c.req.path) ? year : 'no-cache')
    })
    .get('*', async (c, next) => {
      const { path } = c.req
      if (isPrivate(path) || isFile(path)) return next()
      const shell = await page(c, async () => undefined)
      if (!shell) return next()
      const isKnown = isKnownAddress(path) && (await isKnownContent(db, path))
      return answerWith(shell, isKnown ? shell.status : 404, 'no-cache')
    })
    .post('/auth/callback', async (c) => {
      const kept = await readBody(c.req.raw, appleAnswerSchema)
      return c.redirect(`/auth/callback#${new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== undefined))}`, 303)
    })
    .all('*', (c) => c.json({ errorMessage: 'Такої адреси немає' }, 404))
}

/** What the build leaves for the server, or for nobody: source maps, hidden files, the table of routes. */
const isPrivate = (path: string): boolean => /\.map$|^\/routes\.json|\/\./.test(path)

const extension =
  /\.(m?js|css|json|webmanifest|html?|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|otf|wasm|pdf|zip|gz|br|php|ya?ml|sql|bak)$/i

/** An address that can only be a file, so that a missing one must not look like a page. Ids of topics hold points too: `math.numbers`. */
const isFile = (path: string): boolean => /^\/(assets|builds|media|uploads|fonts|api)(\/|$)/.test(path) || extension.test(path)

function answerWith({ body, headers }: Response, status: number, caching: string): Response {
  const kept = new Headers(headers)
  kept.set('Cache-Control', caching)
  kept.set('Vary', 'Accept-Encoding')
  return new Response(body, { status, headers: kept })
}

/** Tells the addresses of the site by the table that its build leaves behind; without the table every address is known. */
export function addressesOf(site: string): (path: string) => boolean {
  const routes = readRoutes(site).map(({ pattern, exists }) => ({ pattern: new RegExp(pattern), exists }))
  return (path) => routes.length === 0 || (routes.find(({ pattern }) => pattern.test(path))?.exists ?? false)
}

function readRoutes(site: string): v.InferOutput<typeof routesSchema> {
  try {
    return v.parse(routesSchema, JSON.parse(readFileSync(join(site, 'routes.json'), 'utf8')))
  } catch {
    return []
  }
}
