import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'

const fixed = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Security headers on every answer. `site` is the folder of the built site: its `config.json` may name an API of another origin. */
export function securityHeaders(site: string | null) {
  const headers = Object.entries({ ...fixed, 'Content-Security-Policy': contentPolicy(site) })
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
    if (/^\/(auth|social-auth)(\/|$)/.test(c.req.path)) c.header('Referrer-Policy', 'no-referrer')
  })
}

function contentPolicy(site: string | null): string {
  const api = site === null ? '' : apiOrigin(site)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api && ` ${api}`}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function apiOrigin(site: string): string {
  try {
    const config: unknown = JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'))
    const address = typeof config === 'object' && config !== null && 'apiBaseUrl' in config ? String(config.apiBaseUrl) : ''
    return /^https?:\/\//.test(address) ? new URL(address).origin : ''
  } catch {
    return ''
  }
}
