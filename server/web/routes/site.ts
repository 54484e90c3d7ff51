import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type HonoRequest } from 'hono'
import * as v from 'valibot'
import { kyivDay } from '#domain/day'
import { redirectFor, routeRulesSchema } from '#contract/route-rules'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerAddress } from '../http/caller.ts'
import type { Kind } from '../call-traits.ts'
import { Problem } from '../../base/problem.ts'
import { headersOf } from '../../base/request-headers.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { sendReady } from '../http/ready-answer.ts'
import { isStraightCall } from '../http/straight-call.ts'
import { documentMaker, missingPage, readyDocument, type Ready } from '../site/document.ts'
import { pageFinder } from '../site/find-page.ts'
import { framedPage, namedPage } from '../site/named-page.ts'
import type { PageContent } from '../site/page-content.ts'
import { payloadMaker, payloadOwner } from '../site/payload.ts'
import { hasPicture } from '../site/picture-of.ts'
import { documentSender, frontPages, type Answer } from '../site/send-document.ts'
import { shellReader, type Shell } from '../site/shell.ts'
import { contentVersion } from '../../store/edition.ts'
import { isStoreAway } from '../../base/store-away.ts'
import { hasContent } from './site-content.ts'
import { sitemapRoutes } from './sitemap.ts'

const routeSchema = v.object({
  pattern: v.string(),
  exists: v.boolean(),
  isIndexed: v.optional(v.boolean(), true),
  isWords: v.optional(v.boolean(), false),
  title: v.optional(v.string()),
  files: v.optional(v.array(v.string()), []),
  hasFrame: v.optional(v.boolean(), false),
})
const routesSchema = v.array(routeSchema)
const word = v.optional(v.fallback(v.optional(v.string()), undefined))
const appleAnswerSchema = v.object({ state: word, id_token: word, error: word })
const year = 'public, max-age=31536000, immutable'

/**
 * The built site. Readable pages come with their text, and their data beside it as `_payload.json`; rules of the configuration go first.
 * A missing file is a JSON 404, an unknown address a page with 404.
 */
export function siteRoutes(
  deps: Pick<
    Deps,
    | 'db'
    | 'now'
    | 'isBehindProxy'
    | 'integrations'
    | 'lanes'
    | 'publicUrl'
    | 'siteUrl'
    | 'siteRestMs'
    | 'showsExamples'
    | 'isWorkerOff'
    | 'drawPage'
  >,
  site: string,
  policy: string,
) {
  const { send: answerReady, answerOf } = documentSender(policy)
  const front = frontPages()
  const { db } = deps
  const addressOf = addressesOf(site)
  const findPage = pageFinder(deps)
  const makeDocument = documentMaker({ site, draw: deps.drawPage ?? null, origin: deps.publicUrl?.replace(/\/+$/, '') ?? '' })
  const looks = { showsExamples: deps.showsExamples, restMs: deps.siteRestMs }
  const standIns = deps.integrations?.standIns?.names ?? []
  const readPlainShell = shellReader(site, looks)
  const readStandInShell = shellReader(site, { ...looks, standIns })
  const readShell = (c: Context) => (standIns.length > 0 && isStraightCall(c) ? readStandInShell() : readPlainShell())
  const plainPage = plainPages()
  const makePayload = payloadMaker()
  const madeOf = async (shell: Shell) => ({ content: await contentVersion(db), site: shell.build })
  const stateOf = async (shell: Shell) => `${shell.version} ${await contentVersion(db)} ${kyivDay(deps.now())}`
  /** The page of errors has too many addresses to be kept: it is drawn half of the time at most, and beyond that by its scripts. */
  let restsUntil = 0
  /** A frame of one survey alone is nobody else’s; every other document is the same for all, and stands ready from now on. */
  const answerPage = async (
    { raw, path, url }: Pick<HonoRequest, 'raw' | 'path' | 'url'>,
    shell: Shell,
    content: PageContent,
    files: string[],
    how: Answer,
  ) => {
    const state = await stateOf(shell)
    const made = await madeOf(shell)
    if (isErrorPage(path) && performance.now() < restsUntil) return answerReady(raw.headers, await plainPage(shell), how)
    const from = performance.now()
    if (isErrorPage(path)) restsUntil = Infinity
    const ready = await makeDocument(shell, content, made.content, files).finally(() => {
      if (isErrorPage(path)) restsUntil = performance.now() + (performance.now() - from)
    })
    if (content.isKept === false) return answerReady(raw.headers, ready, how)
    front.put(state, frontKey(path, url), answerOf(ready, { ...how, made }))
    return answerReady(raw.headers, ready, { ...how, made })
  }
  const inLane = <T>(c: Context, kind: Kind, work: () => Promise<T>): Promise<T> =>
    deps.lanes ? deps.lanes.take(kind, work, callerAddress(c, deps)) : work()
  const find = (c: Context, path: string) => inLane(c, 'reading', () => findPage(path, new URL(c.req.url).search))
  /** The same address as the site writes it, where that leads to something that is there. */
  const plainlyKnown = async (c: Context, path: string): Promise<string | null> => {
    const plain = plainAddress(path)
    const { exists, isWords } = plain === null ? { exists: false, isWords: false } : addressOf(plain)
    if (plain === null || !exists) return null
    const sought = await find(c, plain)
    const isThere = sought === null ? !isWords && (await hasContent(db, plain)) : sought.kind !== 'missing'
    return isThere ? plain : null
  }
  const answerAddress = async (c: Context, shell: Shell, { exists, isIndexed, isWords, title, files, hasFrame }: Address) => {
    const { path, url, raw } = c.req
    const asked = { path, url, raw }
    const sought = exists ? await find(c, path) : null
    if (sought?.kind === 'moved') return c.redirect(sought.to, 301)
    const drawn = (content: PageContent, how: Answer) => inLane(c, 'pages', () => answerPage(asked, shell, content, files, how))
    if (sought?.kind === 'page') return drawn(sought.content, { isIndexed: sought.content.isIndexed })
    const isKnown = exists && !isWords && sought === null && (await hasContent(db, path))
    const plain = isKnown ? null : await plainlyKnown(c, path)
    if (plain !== null) return c.redirect(plain + new URL(url).search, 301)
    if (isWords && sought === null) {
      return answerReady(new Headers(), await readyDocument(missingPage(shell, path)), { isIndexed: false, status: 404 })
    }
    if (isKnown && hasFrame && title !== undefined) return drawn(framedPage(path, title, deps.now()), { isIndexed })
    if (isKnown && title !== undefined && (isIndexed || hasPicture(path))) return drawn(namedPage(path, title), { isIndexed })
    return answerReady(c.req.raw.headers, await plainPage(shell), { isIndexed: isKnown && isIndexed, status: isKnown ? 200 : 404 })
  }
  const { origin } = new URL(siteOrigin(deps))
  const file = serveStatic({ root: site, precompressed: true })
  return new Hono()
    .route('/', sitemapRoutes(deps, site))
    .get('/.well-known/change-password', (c) => c.redirect(changePassword, 302))
    .get('/sw.js', async (c, next) => (deps.isWorkerOff === true ? endWorker(c, site) : next()))
    .get('/builds/shell.html', async (c, next) => {
      const shell = await keptShell(site)
      return shell ? answerReady(c.req.raw.headers, shell, { isIndexed: false }) : next()
    })
    .get('*', async (c, next) => {
      const shell = isErrorPage(c.req.path) ? null : readShell(c)
      const page = shell && front.find(await stateOf(shell), frontKey(c.req.path, c.req.url))
      return page ? sendReady(headersOf(c), page) : next()
    })
    .get('*', async (c, next) => {
      const owner = payloadOwner(c.req.path)
      const shell = owner === null ? null : readShell(c)
      if (owner === null || !shell) return next()
      const state = await stateOf(shell)
      const sought = addressOf(owner).exists ? await find(c, owner) : null
      const ready = await inLane(c, 'pages', () => makePayload(shell, sought))
      if (!ready) return next()
      const how = { type: 'application/json', isIndexed: false, made: await madeOf(shell) }
      front.put(state, frontKey(c.req.path, c.req.url), answerOf(ready, how))
      return answerReady(c.req.raw.headers, ready, how)
    })
    .get('*', async (c, next) => {
      const found = isPrivate(c.req.path) || isPageFile(c.req.path) || c.req.path === '/' ? null : await file(c, async () => undefined)
      if (!found) return next()
      found.headers.set('Cache-Control', isNamedByContent(c.req.path, c.req.query('v')) ? year : 'no-cache')
      found.headers.set('Vary', 'Accept-Encoding')
      return found
    })
    .get('*', async (c, next) => {
      const { path } = c.req
      const shell = isPrivate(path) || (isFile(path) && !isPageFile(path)) ? null : readShell(c)
      if (!shell) return next()
      const rule = redirectFor(rulesIn(shell.config), path, origin)
      if (rule) return c.redirect(rule.to, rule.status)
      return answerAddress(c, shell, addressOf(path)).catch(async (error: unknown) => {
        if (!isStoreAway(error) && !(error instanceof Problem && error.status === 503)) throw error
        // The page of the site: its scripts say what is wrong, and ask again.
        const { plain: body, headers } = answerOf(await plainPage(shell), {})
        return new Response(body, { status: 503, headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '3' } })
      })
    })
    .route('/', postedPages())
    .all('*', (c) => c.json({ errorMessage: 'Такої адреси немає' }, 404))
}

/** Where managers of passwords lead their people (`/.well-known/change-password`). */
const changePassword = '/profile'

/** The address as the site writes it: small letters, single slashes, none at the end; null where it is written so. It always leads to this site. */
function plainAddress(path: string): string | null {
  const plain = `/${path
    .toLowerCase()
    .split(/[/\\\\]+/)
    .filter(Boolean)
    .join('/')}`
  return plain === path ? null : plain
}

const isErrorPage = (path: string): boolean => /^\/error\/?$/.test(path)

/** What of an address decides which page it is: of the query the course alone, in the catalogue of courses and its data. */
function frontKey(path: string, url: string): string {
  const course = /^\/courses\/?(_payload\.json)?$/.test(path) ? new URL(url).searchParams.get('course') : null
  return course === null ? path : `${path}?course=${course}`
}

/** Pages that another site posts a browser to. */
const postedPages = () =>
  new Hono()
    .post('/auth/callback', async (c) => {
      const given = await readBody(c.req.raw, appleAnswerSchema)
      return c.redirect(`/auth/callback#${new URLSearchParams(Object.entries(given).filter(([, value]) => value !== undefined))}`, 303)
    })
    .post('/paywall', (c) => c.redirect(`/paywall${new URL(c.req.url).search}`, 303))

function endWorker(c: Context, site: string): Response {
  const ending = readFileSync(join(site, 'sw-off.js'), 'utf8')
  return c.body(ending, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
}

/** The page that a worker keeps: with the policy that lets its own styles show, for a browser takes both from the device. Null where the build has none. */
async function keptShell(site: string): Promise<Ready | null> {
  const text = await readFile(join(site, 'builds/shell.html'), 'utf8').catch(() => null)
  return text === null ? null : readyDocument(text)
}

const shellRules = v.fallback(v.object({ routeRules: v.fallback(routeRulesSchema, {}) }), { routeRules: {} })
const rulesIn = (config: unknown) => v.parse(shellRules, config).routeRules

const isNamedByContent = (path: string, version: string | undefined): boolean =>
  /^\/(assets|fonts)\//.test(path) || (path === '/early.js' && version !== undefined)

/** Tells the files that the build leaves for the server, or for nobody: source maps, compressed copies, hidden files, the table of routes. */
const isPrivate = (path: string): boolean => /\.(map|br|gz)$|^\/routes\.json|\/\./.test(path)

/** The page of the site by the name of its file, however it is written: no address of the site. */
function isPageFile(path: string): boolean {
  try {
    return /^\/+index\.html$/.test(decodeURI(path))
  } catch {
    return false
  }
}

const extension =
  /\.(m?js|css|json|webmanifest|html?|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|otf|wasm|pdf|zip|gz|br|php|ya?ml|sql|bak)$/i

/** An address that can only be a file, so that a missing one must not look like a page. Ids of topics hold points too: `math.numbers`. */
const isFile = (path: string): boolean => /^\/(assets|builds|media|uploads|fonts|api)(\/|$)/.test(path) || extension.test(path)

/** The page as it is, ready to be sent for as long as the site stands as it stands. */
function plainPages(): (shell: Shell) => Promise<Ready> {
  let last: { shell: Shell; ready: Promise<Ready> } | null = null
  return (shell) => {
    if (last?.shell !== shell) last = { shell, ready: readyDocument(shell.html) }
    return last.ready
  }
}

type Address = { exists: boolean; isIndexed: boolean; isWords: boolean; title?: string; files: string[]; hasFrame: boolean }

/** Tells the addresses of the site by the table that its build leaves behind; without the table every address is known. */
export function addressesOf(site: string): (path: string) => Address {
  const routes = readRoutes(site).map(({ pattern, ...address }) => ({ pattern: new RegExp(pattern), ...address }))
  const nowhere = { exists: routes.length === 0, isIndexed: routes.length === 0, isWords: false, files: [], hasFrame: false }
  return (path) => routes.find(({ pattern }) => pattern.test(path)) ?? nowhere
}

function readRoutes(site: string): v.InferOutput<typeof routesSchema> {
  try {
    return v.parse(routesSchema, JSON.parse(readFileSync(join(site, 'routes.json'), 'utf8')))
  } catch {
    return []
  }
}
