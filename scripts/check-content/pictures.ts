import type { Content } from '../../server/content/content.ts'
import type { Source } from '../../server/content/source.ts'

const foreign = /<script|<foreignObject|<image|<style|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i

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
    ...pictures.filter(({ svg }) => !/<svg[^>]*\sviewBox="/.test(svg)).map(({ file }) => `${file}: немає viewBox`),
    ...pictures.filter(({ svg }) => foreign.test(svg)).map(({ file }) => `${file}: скрипт, стиль або посилання назовні`),
  ]
}
