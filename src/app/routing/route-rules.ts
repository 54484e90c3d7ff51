import type { Config } from '@/shared/config'
import { sameOriginPath } from '@/shared/routes'

/** The target of a rule of the configuration: to a path of this site, or away from it. */
export type Redirect = { to: string; isLeaving: boolean }

type Rules = Config['routeRules']

/**
 * Follows the rules from a path to where they end; null to stay. A target that is neither a path nor http(s), and rules that
 * lead round in a circle, count for nothing and are logged.
 */
export function redirectFor(rules: Rules, path: string, origin: string | undefined = globalThis.location?.origin): Redirect | null {
  const passed = [plain(path)]
  let found: Redirect | null = null
  for (;;) {
    const raw = ruleFor(rules, passed.at(-1) ?? '')
    if (raw === null) return found
    const next = readTarget(raw, origin)
    if (!next) return (console.error(`routeRules: ${raw} is no target of a redirect`), found)
    if (next.isLeaving) return next
    const at = plain(next.to)
    if (passed.includes(at)) return (console.error(`routeRules lead round in a circle: ${[...passed, at].join(' → ')}`), null)
    passed.push(at)
    found = next
  }
}

const plain = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/** An exact pattern wins, then the longest that ends in `*`; `/old/*` takes `/old` too. */
function ruleFor(rules: Rules, path: string): string | null {
  const fits = (pattern: string): boolean => {
    const stem = pattern.replace(/\*+$/, '')
    return stem === pattern ? plain(pattern) === path : path.startsWith(stem) || path === plain(stem)
  }
  const [best] = Object.keys(rules)
    .filter(fits)
    .toSorted((a, b) => Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length)
  return best === undefined ? null : (rules[best]?.redirect ?? null)
}

function readTarget(raw: string, origin: string | undefined): Redirect | null {
  if (/^https?:\/\//i.test(raw) && URL.canParse(raw)) {
    const url = new URL(raw)
    return url.origin === origin ? { to: url.pathname + url.search + url.hash, isLeaving: false } : { to: url.href, isLeaving: true }
  }
  return raw === '/' || sameOriginPath(raw) !== '/' ? { to: raw, isLeaving: false } : null
}
