import { randomUUID } from 'node:crypto'
import type { Key } from '#domain/key'
import { practiceTasks, type Pack } from '#contract/pack'
import { cached } from '../../store/edition.ts'
import { Problem } from '../../base/problem.ts'
import type { TableDecks } from '../../content/table-decks.ts'
import { readWithheld } from '../open-surveys/withheld.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { packs, type Plan } from '../../store/schema.ts'
import { planExams } from '../surveys/plan-exam.ts'
import { planPractice } from '../surveys/plan-practice.ts'
import { refuse } from '../surveys/plan.ts'
import { readTasks, type KeyedTask } from '../surveys/tasks.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { readContents } from '../../content/theory/catalogue.ts'
import { seal } from './seal.ts'

/** Draws a pack for one subject and notes what is in it. Throws 404 for an unknown subject. */
export async function makePack(tx: Db, userId: string, wanted: string, { decks }: TableDecks, now: Date): Promise<Pack> {
  const [subject] = await readSubjects(tx, [wanted])
  if (!subject) return refuse(404, 'Такого предмета немає')
  const about = { subject: wanted, mode: 'mixed' as const, topics: [], count: practiceTasks }
  const practice = await orNone(() => planPractice(tx, userId, subject, about, now))
  const exam = { subject: wanted, mode: 'nmt' as const, extraTime: 0 as const, save: 'automatic' as const }
  const asker = { userId, withheld: await readWithheld(tx, userId, now), now }
  const paper = await orNone(async () => (await planExams(tx, asker, exam))[0] ?? null)
  const id = randomUUID()
  await storeInstances(tx, [...(practice?.tasks ?? []), ...(paper?.tasks ?? [])])
  await tx.insert(packs).values({ id, userId, subject: wanted, practice, paper, createdAt: now })
  const { title, scale, topics } = subject.body
  return {
    id,
    subject: { id: wanted, title, scale, topics },
    createdAt: now.toISOString(),
    practice: practice && split(await readTasks(tx, practice.tasks)),
    paper: paper && (await sealedPaper(tx, paper)),
    pages: [`v3/subjects/${wanted}/reference`, ...(await theoryPages(tx, wanted)), ...deckPages(decks, wanted)],
  }
}

/** Null where there is nothing to draw from. */
async function orNone(plan: () => Promise<Plan | null>): Promise<Plan | null> {
  try {
    return await plan()
  } catch (error) {
    if (error instanceof Problem && (error.status === 409 || error.status === 422)) return null
    throw error
  }
}

const split = (tasks: readonly KeyedTask[]): { questions: KeyedTask['question'][]; keys: Record<string, Key> } => ({
  questions: tasks.map(({ question }) => question),
  keys: Object.fromEntries(tasks.map(({ question, key }) => [question.id, key])),
})

async function sealedPaper(tx: Db, { papers, title, policy, tasks }: Plan): Promise<Pack['paper']> {
  const paper = papers[0]?.paper ?? null
  const make = async () => {
    const { questions, keys } = split(await readTasks(tx, tasks))
    return { questions, sealed: await seal(keys) }
  }
  const names = tasks.map(({ id, version }) => `${id}@${version}`).join(' ')
  // A drawn paper is one visitor’s; one of the list is the same for all, and its seal takes as long as a hash.
  return { paper, title, seconds: policy.seconds ?? 0, ...(await (paper === null ? make() : cached(tx, `sealed ${names}`, make))) }
}

const theoryPages = (tx: Db, subject: string): Promise<string[]> =>
  cached(tx, `pages of the pack of ${subject}`, async () => {
    const { kinds, articles } = await readContents(tx, subject)
    const theory = `v3/subjects/${subject}/theory`
    const written = articles.map(({ seoCode }) => `${theory}/notes/${seoCode}`)
    return [`v3/subjects/${subject}`, theory, ...kinds.map(({ type }) => `${theory}/${type}`), ...written]
  })

const deckPages = (decks: TableDecks['decks'], subject: string): string[] => [
  'v3/flashcards/decks',
  ...[...decks.values()].flatMap((deck) => (deck.subject?.id === subject ? [`v3/flashcards/decks/${deck.id}`] : [])),
]
