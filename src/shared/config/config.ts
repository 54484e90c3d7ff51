import * as v from 'valibot'
import { routeRulesSchema } from '#contract/route-rules'
import { brandSchema } from './brand'

const sessionSchema = v.object({
  /** `refresh`: the back end gives refresh tokens. `local`: a token lives until it is refused. */
  provider: v.optional(v.picklist(['local', 'refresh']), 'refresh'),
  /** Age at which a token is refreshed when the back end does not say. */
  maxAgeSeconds: v.optional(v.number(), 86_400),
  /** 0 switches polling off. */
  pollSeconds: v.optional(v.number(), 0),
  recheckOnVisible: v.optional(v.boolean(), true),
})

/** The seconds between the questions of an open page for a newer build, give or take a fifth; 0 switches them off. */
const buildsSchema = v.object({ pollSeconds: v.optional(v.number(), 300) })

/** Of how many visits the operator hears what breaks in them: 0 of none, 1 of all. */
const clientErrorsSchema = v.object({ share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.25) })

/** Of how many visits the operator hears how fast they were: 0 of none, 1 of all. */
const fieldSchema = v.object({ share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.25) })

export const configSchema = v.object({
  apiBaseUrl: v.optional(v.string(), '/api'),
  googleApiKey: v.optional(v.string(), ''),
  appleApiKey: v.optional(v.string(), ''),
  /** The places of the providers’ own scripts; tests serve stand-ins. */
  providerScripts: v.optional(
    v.object({
      google: v.optional(v.string(), 'https://accounts.google.com/gsi/client'),
      apple: v.optional(v.string(), 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js'),
    }),
    {},
  ),
  session: v.optional(sessionSchema, {}),
  builds: v.optional(buildsSchema, {}),
  clientErrors: v.optional(clientErrorsSchema, {}),
  field: v.optional(fieldSchema, {}),
  guards: v.optional(v.object({ global: v.optional(v.boolean(), false) }), {}),
  routeRules: v.optional(routeRulesSchema, {}),
  brand: v.optional(brandSchema, {}),
})

/** Run-time configuration of a deployment, served as `/config.json`. */
export type Config = v.InferOutput<typeof configSchema>

export const defaultConfig: Config = v.parse(configSchema, {})

/** Reads the configuration that the server has written into the page; null where the page was sent by a host of files alone, or cannot be read. */
function sentConfig(): unknown {
  try {
    return JSON.parse(document.getElementById('config')?.textContent ?? 'null') as unknown
  } catch {
    return null
  }
}

const askConfig = async (): Promise<unknown> => (await fetch('/config.json', { signal: AbortSignal.timeout(3000) })).json()

/** The configuration that came with the page, else `/config.json`; a missing, slow or broken file leaves the defaults in force and is logged. */
export async function loadConfig(): Promise<Config> {
  try {
    return v.parse(configSchema, sentConfig() ?? (await askConfig()))
  } catch (error) {
    console.error('config.json could not be read, defaults are used', error)
    return defaultConfig
  }
}
