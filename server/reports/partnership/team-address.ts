import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const address = v.pipe(v.string(), v.rfcEmail())
const configSchema = v.object({
  brand: v.object({ partnershipEmail: v.fallback(v.optional(address), undefined), emails: v.fallback(v.array(address), []) }),
})

/** Reads the address for letters about partnership, as `config.json` of the built site has it; null where it names no address. */
export function teamAddress(site: string | null): string | null {
  try {
    const { brand } = v.parse(configSchema, site === null ? {} : JSON.parse(readFileSync(join(site, 'config.json'), 'utf8')))
    return brand.partnershipEmail ?? brand.emails[0] ?? null
  } catch {
    return null
  }
}
