import * as v from 'valibot'
import { sameOriginPath } from './same-origin-path.ts'

/** `routeRules` of the configuration: pattern → target, and the status with which the server sends there; 302 if none is named. */
export const routeRulesSchema = v.record(v.string(), v.object({ redirect: v.string(), status: v.optional(v.picklist([301, 302]), 302) }))

type Rules = v.InferOutput<typeof routeRulesSchema>

/** The target of a rule: a path of this site, or an address outside. It is for good (301) where every rule on the way is. */
export type Redirect = { to: string; isLeaving: boolean; status: 301 | 302 }

/**
 * Follows the rules from a path to where they end; null to stay. A target that is neither a path nor http(s), and rules that
 * lead round in a circle, count for nothing and are logged.
 */
export function redirectFor(rules: Rules, path: string, origin: string | undefined = globalThis.location?.origin): Redirect | null {
  const passed = [plain(path)]
  let found: Redirect | null = null
  for (;;) {
    const rule = ruleFor(rules, passed.at(-1) ?? '')
    if (rule === null) return found
    const target = readTarget(rule.redirect, origin)
    if (!target) return (console.error(`routeRules: ${rule.redirect} is no target of a redirect`), found)
    const next: Redirect = { ...target, status: found?.status === 302 ? 302 : rule.status }
    if (next.isLeaving) return next
    const at = plain(next.to)
    if (passed.includes(at)) return (console.error(`routeRules lead round in a circle: ${[...passed, at].join(' → ')}`), null)
    passed.push(at)
    found = next
  }
}

const plain = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/** An exact pattern wins, then the longest that ends in `*`; `/old/*` takes `/old` too. */
function ruleFor(rules: Rules, path: string): Rules[string] | null {
  const fits = (pattern: string): boolean => {
    const stem = pattern.replace(/\*+$/, '')
    return stem === pattern ? plain(pattern) === path : path.startsWith(stem) || path === plain(stem)
  }
  const [best] = Object.keys(rules)
    .filter(fits)
    .toSorted((a, b) => Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length)
  return best === undefined ? null : (rules[best] ?? null)
}

function readTarget(raw: string, origin: string | undefined): Omit<Redirect, 'status'> | null {
  if (/^https?:\/\//i.test(raw) && URL.canParse(raw)) {
    const url = new URL(raw)
    return url.origin === origin ? { to: url.pathname + url.search + url.hash, isLeaving: false } : { to: url.href, isLeaving: true }
  }
  return raw === '/' || sameOriginPath(raw) !== '/' ? { to: raw, isLeaving: false } : null
}
