import type { Article, ArticleBlock, ArticleTask } from '#contract/theory'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import { cached } from '../../store/edition.ts'
import type { TableDecks } from '../table-decks.ts'
import { Problem } from '../../base/problem.ts'
import type { StoredArticle, StoredBlock } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { findSubject, listArticles, summaryOf } from './catalogue.ts'
import { findArticle } from './find-article.ts'
import { readTasks } from './tasks.ts'
import { tasksIn } from '../theory.ts'

/** An article by its present or an earlier address, with the tasks that stand in it. Refuses with 404. */
export async function readArticle(db: Db, id: string, kind: string, code: string, { decks }: TableDecks): Promise<Article> {
  const subject = await findSubject(db, id)
  const found = await findArticle(db, id, kind, code)
  if (!found) throw new Problem(404, 'Такого конспекту немає')
  const { type, body } = found
  const all = await listArticles(db, id, type)
  const index = all.findIndex((each) => each.body.id === body.id)
  const tasks = await readTasks(db, id, body.blocks.flatMap(tasksIn))
  return {
    ...summaryOf(body, subject),
    subject: { id, title: subject.title },
    type,
    description: body.description,
    updated: body.updated,
    blocks: body.blocks.flatMap((block) => withTasks(block, tasks)),
    ...deckOf(body, decks),
    previous: linkTo(all[index - 1]?.body),
    next: linkTo(all[index + 1]?.body),
  }
}

/** The same article with its formulas drawn, once for an edition of the content. */
export async function withArticleFormulas(db: Db, article: Article): Promise<Article> {
  const { subject, type, seoCode, gist, blocks } = article
  const name = `formulas of ${subject.id}/${type}/${seoCode}`
  return { ...article, formulas: await cached(db, name, async () => drawFormulas([{ gist }, ...blocks])) }
}

function deckOf({ topics }: StoredArticle, decks: TableDecks['decks']): Pick<Article, 'deck'> {
  const found = [...decks.values()].find(({ topic }) => topic !== undefined && topics.includes(topic))
  return found ? { deck: { id: found.id, title: found.title, cards: found.cards } } : {}
}

const linkTo = (article: StoredArticle | undefined) => (article ? { seoCode: article.seoCode, title: article.title } : null)

function withTasks(block: StoredBlock, tasks: ReadonlyMap<string, ArticleTask>): ArticleBlock[] {
  if (block.kind === 'check') {
    const task = tasks.get(block.question)
    return task ? [{ kind: 'check', id: block.id, task }] : []
  }
  if (block.kind !== 'exam') return [block]
  const { questions, ...rest } = block
  return [{ ...rest, tasks: questions.flatMap((id) => tasks.get(id) ?? []) }]
}
