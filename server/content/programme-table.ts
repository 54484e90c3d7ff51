import type { Content } from './content.ts'
import { BadContent } from './source.ts'
import type { Task } from './tasks.ts'

type Told = Pick<Content, 'subjects' | 'blueprints' | 'theory' | 'sets' | 'papers'>
type Article = Content['theory'][number]['articles'][number]

/**
 * The programme of a subject as Markdown: topics, numbers of the paper, links to articles. Throws `BadContent` for an unknown subject and
 * for a topic without an article.
 */
export function programmeTable({ subjects, blueprints, theory, sets, papers }: Told, id: string): string {
  const subject = subjects.find((each) => each.id === id)
  if (!subject) throw new BadContent(`таблиця програми: немає предмета ${id}`)
  const articles = theory.flatMap((each) => each.articles).filter((article) => article.subject === id)
  const tasks = [...sets, ...papers].filter((each) => each.subject === id).flatMap((each) => each.tasks)
  const head = row('Тема', '№ у тесті', 'Де це пояснено') + '\n| --- | --- | --- |\n'
  const tables = subject.topics.map(({ id: section, title, children }) => {
    const topics = children.length === 0 ? [{ id: section, title }] : children
    const rows = topics.map((topic) => row(topic.title, numbersOf(topic.id), cellOf(topic.id)))
    const whole = children.length === 0 ? [] : articlesOf(section).map((article) => linksTo(article, null))
    return [`### ${title}`, ...whole.map((links) => `${links}.`), head + rows.join('\n')].join('\n\n')
  })
  return tables.join('\n\n')

  function articlesOf(topic: string): Article[] {
    return articles.filter(({ body }) => body.topics.includes(topic))
  }

  function cellOf(topic: string): string {
    const own = articlesOf(topic)
    if (own.length === 0) throw new BadContent(`таблиця програми: тема ${topic} не має конспекту`)
    return own.map((article) => linksTo(article, article.body.topics.length > 1 ? askedSections(article, topic, tasks) : null)).join('; ')
  }

  function numbersOf(topic: string): string {
    const asking = (blueprints[id] ?? []).filter(({ wants }) => wants.some(({ topics }) => topics.includes(topic)))
    return runsOf(asking.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)))
  }
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Sections of an article of several topics that tasks of this one lead to. */
function askedSections({ body }: Article, topic: string, tasks: readonly Task[]): ReadonlySet<string> {
  const named = tasks.flatMap(({ question, theory }) => (question.topic === topic && theory !== undefined ? [theory.split('#')] : []))
  return new Set(named.flatMap(([code, block]) => (code === body.seoCode && block !== undefined ? [block] : [])))
}

/** The article and its sections: all of them, or those of the set. */
function linksTo({ subject, type, body }: Article, sections: ReadonlySet<string> | null): string {
  const path = `/subjects/${subject}/theory/${type}/${body.seoCode}`
  const parts = body.blocks.flatMap((block) =>
    block.kind === 'section' && (sections === null || sections.has(block.id)) ? [`[${block.title}](${path}#${block.id})`] : [],
  )
  return [`[${body.title}](${path})`, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ')
}

/** Numbers in order as runs: 1, 2, 3, 7 → «1–3, 7». */
function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.length === 0 ? '—' : runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
