import { BadContent, inFile, parseFile, readEach, type Source } from '../source.ts'
import type { ReadSubject } from '../subject.ts'
import { theoryLinker } from '../theory-link.ts'
import type { Theory } from '../theory.ts'
import type { ReadyTemplate } from '../ready-template.ts'
import { asksOf } from './asks.ts'
import { readFactRows } from './fact-rows.ts'
import { templateSetSource } from '../authoring/template-source.ts'

/** Reads `subjects/<subject>/templates/*.yaml`. Throws `BadContent` with the file and the template. */
export function readTemplates(source: Source, subject: ReadSubject, theory: Theory): ReadyTemplate[] {
  const { body, letters, numbering, language, isComputed } = subject
  const topics = new Set(body.topics.flatMap((topic) => [topic.id, ...topic.children.map((child) => child.id)]))
  const linkOf = theoryLinker(body.id, theory)
  const files = [...source.files.keys()].filter((name) => new RegExp(`^subjects/${body.id}/templates/[^/]+\\.yaml$`).test(name))
  const sets = readEach(source, files, (file) => ({ file, templates: parseFile(source, file, templateSetSource).templates }))
  const ready = sets.flatMap(({ file, templates }) =>
    readEach(source, templates, (template) =>
      inFile(`${file}, ${template.id}`, (): ReadyTemplate => {
        if ('topic' in template && !topics.has(template.topic)) throw new Error(`немає теми ${template.topic}`)
        if ('figure' in template && (template.figure?.map ?? template.figure?.scheme))
          throw new Error('карта й схема стоять у завданні, не в шаблоні')
        const rows = 'table' in template ? readFactRows(source, body, template.table, template.rows) : []
        const asks = 'table' in template ? asksOf(template, rows) : []
        const about = 'topic' in template ? [template.topic] : [...new Set(asks.map(({ topic }) => topic))]
        const linked = template.theory === undefined ? {} : { theory: template.theory }
        const links = Object.fromEntries(about.map((topic) => [topic, linkOf({ topic, ...linked })]))
        return { subject: body.id, letters, numbering, language, isComputed, template, rows, asks, links, file }
      }),
    ),
  )
  const twice = ready.find(({ template: { id } }, index) => ready.findIndex((other) => other.template.id === id) < index)
  if (twice) throw new BadContent(`${twice.file}: шаблон ${twice.template.id} повторюється`)
  return ready
}
