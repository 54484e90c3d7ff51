import * as v from 'valibot'
import { examplesIn } from '#contract/brand-example'

const words = v.fallback(v.string(), '')
const links = v.fallback(v.array(v.object({ name: v.string(), href: v.string() })), [])
const brandSchema = v.object({
  brand: v.object({
    legalEntity: words,
    registrationNumber: words,
    address: words,
    emails: v.fallback(v.array(v.string()), []),
    phone: words,
    socials: links,
    stores: links,
  }),
})

/** The configuration as the pages get it: a demonstration shows the examples in it, a deployment hides them, whatever the file says. */
export function sayExamples(config: unknown, showsExamples: boolean): unknown {
  if (typeof config !== 'object' || config === null || !('brand' in config) || typeof config.brand !== 'object' || config.brand === null)
    return config
  const { showsExamples: _, ...brand } = config.brand as Record<string, unknown>
  return { ...config, brand: showsExamples ? { ...brand, showsExamples } : brand }
}

/** One Ukrainian line about what a deployment has to change; null where nothing is left. */
export function examplesLine(config: unknown, showsExamples: boolean): string | null {
  const read = v.safeParse(brandSchema, config)
  const names = read.success ? examplesIn(read.output.brand) : []
  if (names.length === 0) return null
  const what = showsExamples ? 'Показую приклади' : 'Приховую приклади'
  return `⚠ ${what} з config.json. Перед розгортанням заміни в «brand»: ${names.join(', ')}`
}
