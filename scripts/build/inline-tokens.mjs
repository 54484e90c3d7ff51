import { readFileSync } from 'node:fs'

/** The tokens whose value no theme, printer or part of a page changes, as custom property → value. */
export function readConstants(file = new URL('../../styled-system/tokens/index.js', import.meta.url)) {
  const text = readFileSync(file, 'utf8')
  const tokens = JSON.parse(/const tokens = (\{[\s\S]*?\n\})/.exec(text)[1])
  return new Map(
    Object.values(tokens)
      .filter(({ value, variable }) => !String(value).includes(variable))
      .map(({ value, variable }) => [variable.slice(4, -1), String(value)]),
  )
}

/** Replaces each use of a constant token by its value and drops its declaration: the sheet gets smaller, the names stay in the code. */
export const inlineTokens = (read = readConstants) => ({
  postcssPlugin: 'inline-tokens',
  Once(root) {
    if (!/var\(--|@layer tokens/.test(root.toString())) return
    const constants = read()
    const inlined = (value) =>
      value.replaceAll(/var\((--(?:[\w-]|\\.)+)\)/g, (use, name) => (constants.has(name) ? inlined(constants.get(name)) : use))
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove()
      else if (declaration.value.includes('var(--')) declaration.value = inlined(declaration.value)
    })
  },
})
inlineTokens.postcss = true
