import { and, eq } from 'drizzle-orm'
import MiniSearch from 'minisearch'
import type { Inline } from '#domain/rich-text'
import type { Question } from '#domain/question'
import { otherLayout } from '#domain/search'
import { searchSlip, searchWords } from '#domain/search-words'
import { isInstance } from '#domain/instance'
import type { BankTask } from '../../content/bank-task.ts'
import { readInstanceTexts } from '../../content/task-templates/store-templates.ts'
import { plainInline, plainText } from '../../content/plain-text.ts'
import { cached } from '../../store/edition.ts'
import { questions } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/**
 * Tasks of a bank by words of their texts, as forgiving as the search of the site. Keys and explanations are not searched.
 * @param bank all tasks of the subject: the index is kept for all teachers
 */
export async function findByWords(db: Db, subject: string, bank: readonly BankTask[], words: string): Promise<string[]> {
  const index = await cached(db, `task words ${subject}`, () => makeIndex(db, subject, bank))
  const find = (query: string) => index.search(query, forgiving).map(({ id }) => String(id))
  const found = find(words)
  const meant = found.length > 0 ? null : otherLayout(words)
  return meant === null ? found : find(meant)
}

const forgiving = {
  prefix: (term: string) => term.length > 1,
  fuzzy: searchSlip,
  weights: { prefix: 0.7, fuzzy: 0.3 },
  combineWith: 'AND' as const,
}

async function makeIndex(db: Db, subject: string, bank: readonly BankTask[]): Promise<MiniSearch<{ id: string; text: string }>> {
  const { id, question } = questions
  const authored = await db
    .select({ id, question })
    .from(questions)
    .where(and(eq(questions.subject, subject), eq(questions.isCurrent, true)))
  const made = await readInstanceTexts(
    db,
    bank.filter((task) => isInstance(task.id)),
  )
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ['text'], tokenize: searchWords, processTerm: (term) => term })
  index.addAll([
    ...authored.map((each) => ({ id: each.id, text: textOf(each.question) })),
    ...[...made].map(([instance, text]) => ({ id: instance, text })),
  ])
  return index
}

/** All words of a task: what it asks, what it is about, and what it offers to choose from. */
function textOf(question: Question): string {
  const { prompt, stimulus } = question
  const about = stimulus ? [stimulus.title ?? '', plainText(stimulus.text)] : []
  return [plainText(prompt), ...about, ...choicesOf(question).map((text) => plainInline(text))].join(' ')
}

function choicesOf(question: Question): readonly (readonly Inline[])[] {
  const texts = (options: readonly { text: Inline[] }[]) => options.map(({ text }) => text)
  switch (question.form) {
    case 'numeric':
      return []
    case 'matching':
      return [...texts(question.rows), ...texts(question.options)]
    case 'grouped':
      return question.groups.flatMap(({ title, options }) => [title, ...texts(options)])
    case 'gap':
      return question.gaps.flatMap(({ options }) => texts(options))
    default:
      return texts(question.options)
  }
}
