import { createMiddleware } from 'hono/factory'
import { reportPath } from './content-policy.ts'
import { readyWith } from './ready-answer.ts'

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

/** Headers of an answer of the API: opened as a page, it runs nothing and cannot be framed. */
const ofData = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Scripts, styles and letters that the build has named: no browser makes a page of them. A worker goes by the policy that it came with. */
const isPart = (path: string): boolean => /^\/assets\/(?!.*worker)[^/]+\.(js|css|woff2)$/.test(path)

const isJson = (type: string | null | undefined): boolean => type?.startsWith('application/json') === true

/** Security headers on every answer, with `policy` as the content security policy where the answer has none of its own. */
export function securityHeaders(policy: string) {
  const ofCalls = { ...everywhere, ...ofData }
  const ofPages = { ...everywhere, ...ofDocuments, 'Content-Security-Policy': policy }
  return createMiddleware(async (c, next) => {
    await next()
    const isApi = c.req.path.startsWith('/api/')
    const ready = readyWith(c.res, ({ headers }) => (isApi && isJson(headers['Content-Type']) ? ofCalls : ofPages))
    if (ready) {
      c.res = undefined
      c.res = ready
    } else {
      const headers = isApi && isJson(c.res.headers.get('content-type')) ? ofCalls : c.res.ok && isPart(c.req.path) ? everywhere : ofPages
      for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (/^\/(auth|social-auth)(\/|$)/.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer')
  })
}
