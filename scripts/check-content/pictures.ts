import { SaxesParser } from 'saxes'
import type { Content } from '../../server/content/content.ts'
import type { Source } from '../../server/content/source.ts'

/** Pictures stand on their own: a view box, nothing that runs, nothing fetched from elsewhere; and none lies about unused. */
export function pictureComplaints({ pictures }: Content, { files }: Source): string[] {
  const written = [...files].filter(([name]) => name.endsWith('.yaml'))
  const isUsed = (subject: string, file: string) =>
    written.some(([name, text]) => name.startsWith(`subjects/${subject}/`) && text.includes(file))
  const unused = [...files.keys()].filter((name) => {
    const [, subject = '', file] = /^subjects\/([^/]+)\/.*assets\/([^/]+\.svg)$/.exec(name) ?? []
    return file !== undefined && !isUsed(subject, file)
  })
  return [
    ...unused.map((name) => `${name}: рисунок ніде не використано`),
    ...pictures.flatMap(({ file, svg }) => complaintsAbout(svg).map((complaint) => `${file}: ${complaint}`)),
  ]
}

const active = new Set(['script', 'style', 'foreignobject', 'image', 'iframe', 'audio', 'video', 'animate', 'set'])

/** What a picture may not have, read as XML: a browser runs what stands in it however its attributes are quoted or spaced. */
export function complaintsAbout(svg: string): string[] {
  const complaints = new Set<string>()
  const parser = new SaxesParser()
  let isRoot = true
  parser.on('error', ({ message }) => complaints.add(`не читається як XML: ${message}`))
  parser.on('doctype', () => complaints.add('<!DOCTYPE>'))
  parser.on('processinginstruction', ({ target }) => complaints.add(`<?${target}?>`))
  parser.on('opentag', ({ name, attributes }) => {
    if (isRoot && (name !== 'svg' || attributes['viewBox'] === undefined)) complaints.add('немає <svg> з viewBox')
    isRoot = false
    if (active.has(name.toLowerCase())) complaints.add(`<${name}>`)
    for (const [key, value] of Object.entries(attributes)) if (isForeign(key.toLowerCase(), value)) complaints.add(`${key}="${value}"`)
  })
  parser.write(svg).close()
  return [...complaints]
}

function isForeign(key: string, value: string): boolean {
  if (key.startsWith('on') || key === 'style') return true
  if (key === 'href' || key === 'src' || key.endsWith(':href')) return !value.startsWith('#')
  return value
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .split('url(')
    .slice(1)
    .some((address) => !/^["']?#/.test(address))
}
