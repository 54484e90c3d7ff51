import type { Figure } from '#domain/question'
import type { Content } from '../../server/content/content.ts'
import { realise } from '../../server/content/task-templates/realise.ts'

/** A figure and the task, text, article or sheet of formulas that shows it. */
export type NamedFigure = { name: string; figure: Figure }

/** Every figure of a subject once, in the order of its files; of each template as many instances as asked for. */
export function everyFigure(content: Content, subject: string, instances: number): NamedFigure[] {
  const authored = [...content.papers, ...content.sets].filter((each) => each.subject === subject).flatMap(({ tasks }) => tasks)
  const made = content.templates
    .filter(({ subject: own, template }) => own === subject && 'figure' in template && template.figure)
    .flatMap((each) => Array.from({ length: instances }, (_, index) => realise(each, index + 1).task))
  const inTasks = [...authored, ...made].flatMap(({ question }) => [
    { name: question.id, figure: question.figure },
    { name: question.stimulus?.id ?? '', figure: question.stimulus?.figure ?? null },
  ])
  const inArticles = content.theory
    .flatMap(({ articles }) => articles)
    .filter((article) => article.subject === subject)
    .flatMap(({ body }) =>
      body.blocks.flatMap((block) => (block.kind === 'figure' ? [{ name: `${body.seoCode}#${block.id}`, figure: block.figure }] : [])),
    )
  const inReference = (content.subjects.find(({ id }) => id === subject)?.reference?.sections ?? [])
    .flatMap(({ title, entries }) => entries.flatMap(({ figures = [] }) => figures.map((each) => ({ title, ...each }))))
    .map(({ title, alt, drawing }, index) => ({
      name: `${title}, ${index + 1}`,
      figure: { src: '', alt, width: drawing.width, height: drawing.height, drawing },
    }))
  const all = [...inTasks, ...inArticles, ...inReference]
  const seen = new Set<string>()
  return all.flatMap(({ name, figure }) => {
    if (figure === null || seen.has(name)) return []
    seen.add(name)
    return [{ name, figure }]
  })
}
