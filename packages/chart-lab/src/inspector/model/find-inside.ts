import { masked, type Secrets } from './mask.ts'

/** Whoever searches sees as many. */
export const mostFound = 60
/** Milliseconds after which a search lets the page go on, and the signs of texts that are remembered. */
const [slice, mostSigns] = [8, 20_000_000]

/** An event in which something may be found: what it carries and what it leaves behind. */
type Holder = { number: number; event: unknown; context: unknown }

/** Searches what events carried and left behind, masked; contexts do not change, so what each says is worked out once. */
export function createFinder(secrets: Secrets = {}) {
  let texts = new WeakMap<object, string>()
  let signs = 0
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return masked(value, secrets).toLowerCase()
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = masked(value, secrets).toLowerCase()
    signs += text.length
    if (signs > mostSigns) {
      texts = new WeakMap()
      signs = text.length
    }
    texts.set(value, text)
    return text
  }
  /** The numbers of the newest events in which the words stand, the newest first. */
  return async function find(query: string, newestFirst: Iterable<Holder>): Promise<readonly number[]> {
    const sought = query.toLowerCase()
    const found: number[] = []
    let end = performance.now() + slice
    for (const { number, event, context } of newestFirst) {
      if (performance.now() > end) {
        await new Promise((resolve) => setTimeout(resolve))
        end = performance.now() + slice
      }
      if (textOf(event).includes(sought) || textOf(context ?? null).includes(sought)) found.push(number)
      if (found.length >= mostFound) break
    }
    return found
  }
}
