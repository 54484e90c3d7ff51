import { readFileSync } from 'node:fs'

type Declaration = { prop: string; value: string; remove: () => void }
type Rule = { nodes: unknown[]; walkDecls: (name: RegExp, visit: (declaration: Declaration) => void) => void; remove: () => void }
/** The part of PostCSS that is used here; it comes with Vite and with Panda. */
type Root = {
  walkDecls: (visit: (declaration: Declaration) => void) => void
  walkRules: (selector: RegExp, visit: (rule: Rule) => void) => void
  toString: () => string
}

/** The tokens whose value no theme, printer or part of a page changes, as custom property → value. */
export function readConstants(file = new URL('../../styled-system/tokens/index.js', import.meta.url)): Map<string, string> {
  const [, literal = '{}'] = /const tokens = (\{[\s\S]*?\n\})/.exec(readFileSync(file, 'utf8')) ?? []
  const tokens = Object.values(JSON.parse(literal) as Record<string, { value: string | number; variable: string }>)
  return new Map(
    tokens
      .filter(({ value, variable }) => !String(value).includes(variable))
      .map(({ value, variable }) => [variable.slice(4, -1), String(value)]),
  )
}

/** Panda declares the variables of every filter, gradient and transform on all elements, whether a style reads them or not. */
function dropUnread(root: Root): void {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  root.walkRules(/^\*/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove()
    })
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** Replaces each use of a constant token by its value and drops its declaration: the sheet gets smaller, the names stay in the code. */
export const inlineTokens = (read: () => Map<string, string> = readConstants) => ({
  postcssPlugin: 'inline-tokens',
  Once(root: Root) {
    if (!/var\(--|@layer tokens/.test(root.toString())) return
    const constants = read()
    const inlined = (text: string): string =>
      text.replaceAll(/var\((--(?:[\w-]|\\.)+)\)/g, (use, name: string) => {
        const value = constants.get(name)
        return value === undefined ? use : inlined(value)
      })
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove()
      else if (declaration.value.includes('var(--')) declaration.value = inlined(declaration.value)
    })
    dropUnread(root)
  },
})
