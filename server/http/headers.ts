import { createMiddleware } from 'hono/factory'
import { reportPath } from './content-policy.ts'

/** What a browser heeds in every answer. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** What it heeds where an answer becomes a page or a worker. */
const ofDocuments = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Reporting-Endpoints': `policy="${reportPath}"`,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Scripts, styles and letters that the build has named: no browser makes a page of them. A worker goes by the policy that it came with. */
const isPart = (path: string): boolean => /^\/assets\/(?!.*worker)[^/]+\.(js|css|woff2)$/.test(path)

/** Security headers on every answer, with `policy` as the content security policy where the answer has none of its own. */
export function securityHeaders(policy: string) {
  const ofAll = Object.entries(everywhere)
  const ofPages = [...ofAll, ...Object.entries({ ...ofDocuments, 'Content-Security-Policy': policy })]
  return createMiddleware(async (c, next) => {
    await next()
    const headers = c.res.ok && isPart(c.req.path) ? ofAll : ofPages
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (/^\/(auth|social-auth)(\/|$)/.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer')
  })
}
