import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const script = (standard: string) => v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,?#]+$/)), standard)
const configSchema = v.object({
  apiBaseUrl: v.fallback(v.string(), ''),
  googleApiKey: v.fallback(v.string(), ''),
  appleApiKey: v.fallback(v.string(), ''),
  providerScripts: v.fallback(v.object({ google: v.optional(v.string()), apple: v.optional(v.string()) }), {}),
})
const googleScript = script('https://accounts.google.com/gsi/client')
const appleScript = script('https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js')

/** The path at which browsers report what the policy did not let through. */
export const reportPath = '/api/v3/client-errors/policy'

/**
 * The content security policy of every answer. `site`: folder of the built site, whose `config.json` names API and providers. `uploads`:
 * origins of pictures. `paysWithLiqpay`: forms may go to LiqPay.
 */
export function contentPolicy(site: string | null, uploads: string | null, paysWithLiqpay = false): string {
  const config = readConfig(site)
  const api = /^https?:\/\//.test(config.apiBaseUrl) && URL.canParse(config.apiBaseUrl) ? new URL(config.apiBaseUrl).origin : null
  const google = config.googleApiKey === '' ? null : v.parse(googleScript, config.providerScripts.google)
  const apple = config.appleApiKey === '' ? null : v.parse(appleScript, config.providerScripts.apple)
  const googleFolder = google && new URL('.', google).href
  return [
    "default-src 'none'",
    directive('script-src', google, apple),
    directive('style-src', googleFolder && `${googleFolder}style`),
    directive('img-src', 'data: blob:', api, uploads),
    'media-src blob:',
    "font-src 'self'",
    directive('connect-src', api, uploads, googleFolder),
    ...(googleFolder ? [`frame-src ${googleFolder}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', paysWithLiqpay ? 'https://www.liqpay.ua https://*.liqpay.ua' : null),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types skladu formulas${google || apple ? ' default' : ''}`,
    `report-uri ${reportPath}`,
    'report-to policy',
  ].join('; ')
}

/** The providers of identity that the `config.json` of a site has keys for. */
export function keyedProviders(site: string | null): ReadonlySet<string> {
  const { googleApiKey, appleApiKey } = readConfig(site)
  return new Set([...(googleApiKey === '' ? [] : ['google']), ...(appleApiKey === '' ? [] : ['apple'])])
}

const directive = (name: string, ...sources: (string | null)[]): string =>
  [name, "'self'", ...sources.filter((source) => source !== null)].join(' ')

function readConfig(site: string | null): v.InferOutput<typeof configSchema> {
  try {
    return v.parse(configSchema, site === null ? {} : JSON.parse(readFileSync(join(site, 'config.json'), 'utf8')))
  } catch {
    return v.parse(configSchema, {})
  }
}
