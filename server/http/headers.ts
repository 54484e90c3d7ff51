import { createMiddleware } from 'hono/factory'
import { reportPath } from './content-policy.ts'

const fixed = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': `policy="${reportPath}"`,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Security headers on every answer, with `policy` as the content security policy where the answer has none of its own. */
export function securityHeaders(policy: string) {
  const headers = Object.entries({ ...fixed, 'Content-Security-Policy': policy })
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (/^\/(auth|social-auth)(\/|$)/.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer')
  })
}
