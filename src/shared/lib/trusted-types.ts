type Rules = { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string }
/** A policy whose product is taken where the page asks for it instead of a text; to the compiler it is the text. */
type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, rules: Rules) => Policy }

const never = (): never => {
  throw new TypeError('this policy makes no such thing')
}

/** A policy under a name that the server’s `trusted-types` lists; each is made once for a page. Browsers without trusted types follow its rules too. */
export function trustPolicy(name: 'skladu' | 'formulas' | 'default', rules: Rules): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : { createHTML: never, createScriptURL: never, ...rules }
}

let scripts: Policy | null = null

/** The address of a script or worker: of this site, or by HTTPS where the server’s policy names it. Throws for any other. */
export function scriptUrl(address: string): string {
  scripts ??= trustPolicy('skladu', { createScriptURL: refuseForeign })
  return scripts.createScriptURL(address)
}

function refuseForeign(address: string): string {
  const { origin, protocol } = new URL(address, location.href)
  if (origin === location.origin || protocol === 'https:') return address
  throw new TypeError(`no script comes from ${address}`)
}
