import type { TheoryLink } from '#domain/theory-link'
import { inFile, readEach, type Source } from './source.ts'
import type { Task } from './tasks.ts'
import type { Theory } from './theory.ts'

/** The article that explains one version of a task. */
export type TaskLink = { id: string; version: number; link: TheoryLink | null }

/** A task as far as its link to theory goes: `theory` is `<seo_code>` or `<seo_code>#<block>` as the editor wrote it. */
type Linked = { topic: string; theory?: string }

/**
 * Where to read about a task: where its editor says, else the first article of its topic, else nowhere. Throws an error in Ukrainian for
 * a place that is not there.
 */
export function theoryLinker(subject: string, { articles }: Pick<Theory, 'articles'>): (task: Linked) => TheoryLink | null {
  const linkTo = ({ type, body }: Theory['articles'][number], block: string | null): TheoryLink => {
    return { subject, type, seoCode: body.seoCode, title: body.title, block }
  }
  return ({ topic, theory }) => {
    if (theory === undefined) {
      const first = articles.find(({ body }) => body.topics[0] === topic) ?? articles.find(({ body }) => body.topics.includes(topic))
      return first ? linkTo(first, null) : null
    }
    const [code = '', block = null] = theory.split('#')
    const named = articles.find(({ body, aliases }) => body.seoCode === code || aliases.includes(code))
    if (!named) throw new Error(`немає статті ${code}`)
    if (block !== null && named.body.blocks.every(({ id }) => id !== block)) throw new Error(`у статті ${code} немає ${block}`)
    return linkTo(named, block)
  }
}

/** The links of all tasks of a subject. Throws `BadContent` with the task whose editor names what is not there. */
export function linksOf(source: Source, subject: string, theory: Pick<Theory, 'articles'>, tasks: readonly Task[]): TaskLink[] {
  const linkOf = theoryLinker(subject, theory)
  return readEach(source, tasks, ({ question: { id, version, topic }, theory: named }) =>
    inFile(`subjects/${subject}, ${id}`, () => ({ id, version, link: linkOf({ topic, theory: named }) })),
  )
}
