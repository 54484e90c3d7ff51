import { createHash } from 'node:crypto'
import postcss from 'postcss'

const styled = /<([a-z]+)([^<>]*?) style="([^"]*)"([^<>]*)>/g

/** Markup whose style attributes have become classes, with their rules: the security policy refuses the attributes that KaTeX writes. */
export function classesForStyles(markup: string): { markup: string; css: string } {
  const rules = new Map<string, string>()
  const nameOf = (declaration: string): string => {
    const name = `k${createHash('sha256')
      .update(declaration)
      .digest('base64url')
      .replaceAll(/[^a-z0-9]/gi, '')
      .slice(0, 6)}`
    rules.set(name, declaration)
    return name
  }
  const without = markup.replaceAll(styled, (_, tag: string, before: string, style: string, after: string) => {
    const names = declarationsOf(style).map(nameOf)
    const rest = before + after
    return /\sclass="/.test(rest)
      ? `<${tag}${rest.replace(/(\sclass="[^"]*)"/, `$1 ${names.join(' ')}"`)}>`
      : `<${tag}${rest} class="${names.join(' ')}">`
  })
  return { markup: without, css: [...rules].map(([name, declaration]) => `.${name}{${declaration}!important}`).join('') }
}

/** Throws for what is no declaration: it would be lost without a word. */
function declarationsOf(style: string): string[] {
  return postcss.parse(unescaped(style)).nodes.map((node) => {
    if (node.type !== 'decl') throw new Error(`a style attribute that cannot be read: ${style}`)
    return `${node.prop}:${node.value}`
  })
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
