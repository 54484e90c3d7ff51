import { createMiddleware } from 'hono/factory'
import { reportPath } from './content-policy.ts'
import { addHeaders, partsOf } from './answer-parts.ts'

/** Security headers of every answer. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** Security headers of an answer that becomes a page or a worker. */
const ofDocuments = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Reporting-Endpoints': `policy="${reportPath}"`,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Caches keep of the API only what says so itself. */
const uncached = { 'Cache-Control': 'no-store' }

/** Headers of an answer of the API: opened as a page, it runs nothing and cannot be framed. */
const ofData = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Scripts, styles and letters that the build has named: no browser makes a page of them. A worker goes by the policy that it came with. */
const isPart = (path: string): boolean => /^\/assets\/(?!.*worker)[^/]+\.(js|css|woff2)$/.test(path)

const typeOf = (answer: Response): string | null | undefined => {
  const made = partsOf(answer)
  return made ? made.headers['Content-Type'] : answer.headers.get('content-type')
}

const isJson = (type: string | null | undefined): boolean => type?.startsWith('application/json') === true

/** Security headers on every answer, and what caches may keep of the API, with `policy` as the content security policy where the answer has none of its own. */
export function securityHeaders(policy: string) {
  const ofCalls = { ...everywhere, ...ofData, ...uncached }
  const ofPages = { ...everywhere, ...ofDocuments, 'Content-Security-Policy': policy }
  return createMiddleware(async (c, next) => {
    await next()
    const { path } = c.req
    if (/^\/(auth|social-auth)(\/|$)/.test(path)) addHeaders(c, { 'Referrer-Policy': 'no-referrer' })
    if (!/^\/api(\/|$)/.test(path)) return addHeaders(c, c.res.ok && isPart(path) ? everywhere : ofPages)
    addHeaders(c, isJson(typeOf(c.res)) ? ofCalls : { ...ofPages, ...uncached })
  })
}
