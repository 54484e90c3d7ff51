import type { StoredBlock } from '../store/schema.ts'
import { readArticle, type LoadedArticle } from './article.ts'
import { readFactTable, type LoadedTable } from './fact-table.ts'
import { BadContent, readEach, type Source } from './source.ts'
import type { SubjectBody } from './subject.ts'
import type { Picture } from './picture.ts'

export type Theory = { articles: LoadedArticle[]; tables: LoadedTable[]; pictures: Picture[] }

/** Reads all theory of one subject. Throws `BadContent`: also for an unknown topic, an address or a test that is there twice. */
export function readTheory(source: Source, { id, topics }: Pick<SubjectBody, 'id' | 'topics'>): Theory {
  const folder = `subjects/${id}/theory/`
  const theory: Theory = { articles: [], tables: [], pictures: [] }
  const known = new Set(topics.flatMap((topic) => [topic.id, ...topic.children.map((child) => child.id)]))
  const refuseUnknown = (named: readonly { place: string; topic: string }[]) =>
    readEach(source, named, ({ place, topic }) => {
      if (!known.has(topic)) throw new BadContent(`${place}: немає теми ${topic}`)
    })
  const files = [...source.files.keys()].filter((file) => file.startsWith(folder) && file.endsWith('.yaml'))
  readEach(source, files, (file) => {
    if (file.slice(folder.length).includes('/')) {
      const { article, pictures } = readArticle(source, file, id)
      theory.articles.push(article)
      theory.pictures.push(...pictures)
      refuseUnknown(article.body.topics.map((topic) => ({ place: file, topic })))
    } else {
      const table = readFactTable(source, file, id)
      theory.tables.push(table)
      refuseUnknown(table.body.rows.map(({ id: row, topic }) => ({ place: `${file}, ${row}`, topic })))
    }
  })
  theory.articles.sort((a, b) => a.position - b.position || (a.body.seoCode < b.body.seoCode ? -1 : 1))
  const names = [
    theory.articles.flatMap(({ type, aliases, body }) => [body.seoCode, ...aliases].map((code) => `${type}/${code}`)),
    theory.articles.map(({ body }) => body.id),
    theory.articles.map(({ body }) => body.test.id),
  ]
  readEach(source, names, (each) => refuseTwice(folder, each))
  return theory
}

function refuseTwice(folder: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new BadContent(`${folder}: ${twice} трапляється двічі`)
}

/** Papers are solved blind: no article may show their tasks. Throws `BadContent`. */
export function refuseExamTasks(
  source: Source,
  { articles }: Theory,
  papers: readonly { tasks: readonly { question: { id: string } }[] }[],
): void {
  const secret = new Set(papers.flatMap(({ tasks }) => tasks.map(({ question }) => question.id)))
  readEach(source, articles, ({ subject, type, body }) => {
    const named = [...body.testQuestions, ...body.blocks.flatMap(tasksIn)]
    const shown = named.find((id) => secret.has(id))
    if (shown !== undefined)
      throw new BadContent(`subjects/${subject}/theory/${type}/${body.seoCode}.yaml: завдання ${shown} стоїть у варіанті іспиту`)
  })
}

/** Tasks that a block of an article shows. */
export function tasksIn(block: StoredBlock): string[] {
  if (block.kind === 'check') return [block.question]
  return block.kind === 'exam' ? block.questions : []
}
