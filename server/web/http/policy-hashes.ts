import { createHash } from 'node:crypto'

const attribute = /\s+([\w:-]+)(?:="[^"]*")?/g
const inline = new RegExp(String.raw`<(script|style)((?:${attribute.source})*)\s*>([\s\S]*?)</\1>`, 'g')
const isNamed = (attributes: string): boolean => [...attributes.matchAll(attribute)].some(([, name]) => name === 'src' || name === 'type')

/** The sources for the content security policy that stand inside a document. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

/** Sources for the content security policy that let run and show just what stands inside this document. */
export function policyHashes(document: string): Hashes {
  const found = [...document.replaceAll(/<template[\s\S]*?<\/template>/g, '').matchAll(inline)]
  const of = (tag: string) =>
    found.flatMap(([, name, attributes = '', , text = '']) =>
      name === tag && !isNamed(attributes) ? `'sha256-${createHash('sha256').update(text).digest('base64')}'` : [],
    )
  return { scripts: of('script'), styles: of('style') }
}

/** A policy that allows them beside what it allows. */
export const allowing = (policy: string, { scripts, styles }: Hashes): string =>
  policy
    .replace(/(?<=^|; )script-src [^;]*/, (all) => [all, ...scripts].join(' '))
    .replace(/(?<=^|; )style-src [^;]*/, (all) => [all, ...styles].join(' '))
